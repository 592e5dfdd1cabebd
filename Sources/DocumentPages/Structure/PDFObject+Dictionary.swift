import CQPDF

/// Whole dictionaries. Their keys need not be UTF-8: they are not made texts here.
extension PDFObject {
    /// A dictionary with the same keys and values; empty when this is none.
    var copied: PDFObject {
        let (qpdf, data) = (document.functions.pointee, document.handle)
        let copy = document.made(.dictionary([:]))
        guard isDictionary else { return copy }
        qpdf.oh_begin_dict_key_iter(data, handle)
        while qpdf.oh_dict_more_keys(data) != 0 {
            guard let key = qpdf.oh_dict_next_key(data) else { break }
            qpdf.oh_replace_key(data, copy.handle, key, qpdf.oh_get_key(data, handle, key))
        }
        return copy
    }

    /// Takes everything out of a dictionary.
    func removeEntries() {
        guard isDictionary else { return }
        let (qpdf, data) = (document.functions.pointee, document.handle)
        for _ in keys {
            qpdf.oh_begin_dict_key_iter(data, handle)
            guard qpdf.oh_dict_more_keys(data) != 0, let key = qpdf.oh_dict_next_key(data) else { return }
            qpdf.oh_remove_key(data, handle, key)
        }
    }
}
