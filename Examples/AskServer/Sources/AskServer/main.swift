// Asks an idscan-server for what photographs of one document say. The program needs nothing of IDScan: only HTTP and JSON.
//
//   swift run AskServer http://127.0.0.1:8080 front.jpg back.jpg
//
// TOKEN, of the environment, is the token that the server asks for.

import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The parts of an answer that this program needs. A decoder passes over all others.
struct Answer: Decodable {
    struct Document: Decodable {
        struct Field: Decodable {
            let value: String?
            let check: String
        }

        let status: String
        let type: String?
        let fields: [String: Field]
    }

    let documents: [Document]
}

/// A refusal of the server: a problem of RFC 9457, with a word for programs.
struct Problem: Decodable, Error {
    let code: String
    let detail: String
}

/// Photographs as the server takes them in JSON.
struct Question: Encodable {
    let images: [Data]
    let corners = false
}

func scan(_ photographs: [Data], by server: URL, token: String?) async throws -> Answer {
    var request = URLRequest(url: server.appending(path: "v1/scan"))
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    request.httpBody = try JSONEncoder().encode(Question(images: photographs))
    let (body, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
        throw try JSONDecoder().decode(Problem.self, from: body)
    }
    return try JSONDecoder().decode(Answer.self, from: body)
}

let arguments = CommandLine.arguments.dropFirst()
guard let server = arguments.first.flatMap(URL.init(string:)), arguments.count > 1 else {
    print("usage: AskServer URL PHOTOGRAPH...")
    exit(64)
}
do {
    let photographs = try arguments.dropFirst().map { try Data(contentsOf: URL(filePath: $0)) }
    let token = ProcessInfo.processInfo.environment["TOKEN"]
    for document in try await scan(photographs, by: server, token: token).documents {
        print("\(document.type ?? "a document"): \(document.status)")
        for (name, field) in document.fields.sorted(by: { $0.key < $1.key }) {
            print("  \(name): \(field.value ?? "?")\(field.check == "holds" ? ", proven" : "")")
        }
    }
} catch let problem as Problem {
    print("\(problem.code): \(problem.detail)")
    exit(1)
}
