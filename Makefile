# One word for each habit; continuous integration calls the same words.

SWIFT  ?= swift
CARD   ?= TestCards/td3-desk.jpg
PREFIX ?= /usr/local
COUNT  ?= 10
SEED   ?= 1000000
RELEASE = .build/release/idscan
# With Swift's own libraries inside, the program starts faster and runs where no Swift is.
RELEASE_FLAGS = -c release --product idscan $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
SWIFT_FILES = Package.swift Sources Tests Examples $(wildcard Benchmarks Fuzzing) \
    Server/Package.swift Server/Sources Server/Tests
BENCHMARKS  = $(SWIFT) run -c release --package-path Benchmarks
BENCH       = $(BENCHMARKS) bench
TRAINING    = cd Training && .venv/bin/python -m
SHIM_FILES  = $(shell git ls-files 'Sources/*.c' 'Sources/*.h' 'Sources/*.cpp' 'Sources/*.hpp' 'Server/Sources/*.c' 'Server/Sources/*.h')

.DEFAULT_GOAL = help
.PHONY: training test-training lines zones train-lines train-columns train-latin train-text train-ocrb
.PHONY: help setup check build release test lint format scan specimens photographs test-cards bench-mrz install uninstall clean
.PHONY: overlay results cut-lines bench-lines bench-zones scenes bench-scenes bench-quality bench-specks bench-bent bench-frames bench-altered bench-text bench-pool
.PHONY: redact-picture bench-redact bench-barcodes
.PHONY: bench-sensitivity bench-peers bench-check torture-stream torture-pdf torture-files torture-disk torture-memory torture-server profile
.PHONY: test-page bench-page page-pictures bench-pdf pdf-parts pdf-picture
.PHONY: server serve test-server test-sanitized bench-server test-scripts
.PHONY: library check-portable check-library wheel test-wheel bench-wheel licences release-check
.PHONY: deb check-deb sbom image check-image fuzz fuzz-nightly fuzz-check fuzz-coverage compare-pixels
.PHONY: recognizer test-recognizer
.PHONY: same-answers compare-builds train-documents docs accuracy retrain

help: ## Lists these words.
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

setup: ## Installs, by apt, the system libraries that are missing (says which).
	@Scripts/setup

check: ## Checks the import rules of the targets.
	@Scripts/check-imports --self-check
	@Scripts/check-imports

build: setup check ## Builds everything for debugging, tests included.
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error

release: setup check ## Builds the program to .build/release/idscan, optimized.
	$(SWIFT) build $(RELEASE_FLAGS)

# Optimized, as users run it, the tests take a third of the time. All packages are built into one folder: what one has compiled
# of IDScan serves the next.
TEST_FLAGS = -c release -Xswiftc -enable-testing --scratch-path .build-tests

test: setup check ## Builds everything, the examples and benchmarks too, and runs all tests of the package.
	$(SWIFT) build --build-tests $(TEST_FLAGS) --explicit-target-dependency-import-check error
	@Scripts/check-examples $(TEST_FLAGS)
	$(SWIFT) build --package-path Benchmarks $(TEST_FLAGS)
	@$(MAKE) --no-print-directory test-scripts
	@Scripts/check-packages .build-tests/release/idscan
	@Scripts/torture-files .build-tests/release/idscan 100 1
	@Scripts/compare-zones .build-tests/release/idscan 20000
	@Scripts/run-tests .build-tests/tests.log $(SWIFT) test --skip-build --parallel $(TEST_FLAGS)

test-scripts: ## Tests scripts, with programs that stand in for ours.
	@Scripts/install-packages parallel
	@for script in Scripts/tests/*; do echo "$$script"; "$$script" || exit 1; done

docs: setup ## Builds the documentation of IDScan, MRZ and TextRecognition into .build/docs.
	@Scripts/docs

lint: ## Checks the layout of all source files, the sizes of functions and folders; changes nothing.
	@Scripts/check-structure --self-check
	@Scripts/check-structure
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)
	@if command -v clang-format >/dev/null; then clang-format --dry-run -Werror $(SHIM_FILES); \
	else echo 'clang-format is not installed: the C and C++ files were not checked.'; fi

format: ## Lays out all source files.
	$(SWIFT) format --in-place --parallel --recursive $(SWIFT_FILES)
	@if command -v clang-format >/dev/null; then clang-format -i $(SHIM_FILES); fi

scan: ## Scans CARD=photograph (by default one of TestCards) and prints the JSON; no build where this version is packaged.
	@Scripts/scan $(RELEASE) '$(CARD)'

specimens: setup check ## Compares the results on DIR=folder with the truth.json in it, as a table.
	@test -n '$(DIR)' || { echo 'Name a folder: make specimens DIR=folder' >&2; exit 64; }
	$(BENCH) specimens --folder '$(DIR)' $(OPTIONS)

# The folders whose images are read, and in how many processes each.
RUNS = 20

same-answers: release ## Reads the images of DIR=folder(s), else TestCards, in RUNS processes each: the answers are the same, byte by byte.
	@Scripts/same-answers $(RELEASE) $(RUNS) $(or $(DIR),TestCards)

compare-builds: release ## Reads the images of DIR=folder(s), else TestCards, by OLD=program and this build, and names those read otherwise.
	@test -n '$(OLD)' || { echo 'Name a program: make compare-builds OLD=program' >&2; exit 64; }
	@Scripts/compare-builds '$(OLD)' $(RELEASE) $(or $(DIR),TestCards)

test-cards: release ## Draws TestCards anew; the same bytes every time.
	mkdir -p TestCards
	$(RELEASE) test-cards TestCards

results: release ## Writes what the program says of each test card to TestCards/results.
	@Scripts/write-results "$$PWD/$(RELEASE)"

overlay: release ## Draws Documentation/overlay.jpg anew, the picture in README; the same bytes every time.
	$(RELEASE) --visual-zone --overwrite --overlay Documentation/overlay.jpg TestCards/td3-small.jpg >/dev/null
	chmod 644 Documentation/overlay.jpg

redact-picture: release ## Draws Documentation/redacted.jpg anew, the picture in Redacting.md; the same bytes every time.
	$(RELEASE) redact TestCards/td3-small.jpg -o Documentation/redacted.jpg --overwrite \
	    --keep surname,givenNames,birthDate --purpose 'Flat viewing, 24 Nov 2026'
	chmod 644 Documentation/redacted.jpg

# What a user of this file says, as options of bench, which has defaults for the rest (`bench --help`). OPTIONS takes more.
GIVEN_COUNT = $(if $(filter file,$(origin COUNT)),,--count $(COUNT))
GIVEN_SEED  = $(if $(filter file,$(origin SEED)),,--seed $(SEED))
GIVEN       = $(GIVEN_COUNT) $(GIVEN_SEED) $(KIND:%=--kind %) $(if $(DESIGNS),--designs) $(OPTIONS)

photographs: setup check ## Draws COUNT synthetic photographs of each kind and format, scans them, prints a table.
	$(BENCH) photographs $(GIVEN)

cut-lines: setup check ## Draws COUNT photographs from SEED on, cuts their lines as the scanner does into OUT=folder.
	@test -n '$(OUT)' || { echo 'Name a folder: make cut-lines OUT=folder' >&2; exit 64; }
	$(BENCH) cut-lines $(GIVEN) --out '$(OUT)'

# With DESIGNS=1 scenes show documents of designs, such as identity cards, rather than Utopia's.
scenes: setup check ## Draws COUNT photographs of each kind of scene (or of KIND only) into OUT=folder, from SEED on, none longer than SIDE pixels.
	@test -n '$(OUT)' || { echo 'Name a folder: make scenes OUT=folder' >&2; exit 64; }
	$(BENCH) draw-scenes $(GIVEN) $(SIDE:%=--side %) --out '$(OUT)'

bench-scenes: setup check ## Measures how well documents are found in COUNT scenes of each kind from SEED on (or of KIND only).
	$(BENCH) scenes $(GIVEN)

bench-sensitivity: setup check ## Makes each threshold before the judge smaller and larger, reads COUNT scenes of each kind, writes Documentation/Tuning.md.
	@Scripts/install-packages fonts-liberation
	$(BENCH) sensitivity $(GIVEN) --document '$(CURDIR)/Documentation/Tuning.md'

bench-quality: setup check ## Measures which photographs CaptureQuality warns of, COUNT of each fault (or KIND) from SEED on, and which are read.
	$(BENCH) quality $(GIVEN)

bench-specks: setup check ## Damages single pixels and palettes of COUNT small pictures in each of five ways from SEED on, and reads them.
	$(BENCH) specks $(GIVEN)

bench-bent: setup check ## Bends, blurs, inverts and mirrors pictures of COUNT documents from SEED on in each way (or in KIND only), and reads them.
	$(BENCH) bent $(GIVEN)

bench-frames: setup check ## Draws COUNT sequences of frames of each kind from SEED on (or of KIND only), and joins what the frames say.
	$(BENCH) frames $(GIVEN)

bench-redact: setup check ## Redacts COUNT synthetic documents in each way (or by KIND only), or those of SPECIMENS=folder, and looks for what is left.
	@Scripts/install-packages tesseract-ocr
	$(BENCH) redact $(GIVEN) $(SPECIMENS:%=--specimens '%')

bench-barcodes: setup check ## Reads the barcodes of COUNT drawn cards in each way (or by KIND only), or those in DIR=folder, beside ZXing alone.
	$(BENCH) barcodes $(GIVEN) $(DIR:%=--pictures '%')

bench-pool: setup check ## Measures scanners that 100 tasks share: load time, memory, COUNT scans (1000) by one and by two, cancelled ones.
	$(BENCH) pool $(GIVEN)

bench-altered: setup check ## Exchanges a character of each zone in DIR=specimens, and tells what its print is said to agree with.
	$(BENCH) altered --folder '$(DIR)' $(GIVEN_SEED)

bench-text: setup check ## Measures how PAGES, COUNT signs, CARDS of each kind are read, beside tesseract, and CHANGES noticed; SPECIMENS=folder adds real ones.
	@Scripts/install-packages tesseract-ocr fonts-liberation fonts-dejavu-core fonts-freefont-otf
	$(BENCH) text $(PAGES:%=--pages %) $(GIVEN_COUNT:--count=--signs) $(GIVEN_SEED) $(CARDS:%=--cards %) \
	    $(CARD_SEED:%=--card-seed %) $(CHANGES:%=--changes %) $(SPECIMENS:%=--specimens '%') $(OPTIONS)

recognizer: ## Makes PP-OCRv6's reader of lines (of PyPI's rapidocr) ready for idscan text --recognizer, in .build-recognizer.
	@Scripts/setup-recognizer

test-recognizer: release ## Makes it, and reads a drawn card with it.
	@Scripts/setup-recognizer
	@Scripts/test-recognizer $(RELEASE)

bench-peers: release ## Reads DIR=folder(s), else TestCards, by PassportEye, fastmrz, tesseract and us; PEER_MODEL=file has OCR-B, PROGRAM=file is another build.
	@Scripts/bench-peers --program '$(or $(PROGRAM),$(RELEASE))' $(PEER_MODEL:%=--model '%') $(OPTIONS) $(or $(DIR),TestCards)

torture-stream: release ## Streams COUNT (20000) lines through two processes, kills these and the program, and counts the answers.
	@Scripts/torture-stream $(RELEASE) $(if $(filter file,$(origin COUNT)),20000,$(COUNT))

bench-pdf: release ## Measures idscan pdf beside OCRmyPDF: where words lie, errors, time, memory. OPTIONS="--only accuracy" and the like.
	@Scripts/setup-pdf-bench
	@Benchmarks/PDF/.venv/bin/python Benchmarks/PDF/measure.py $(OPTIONS) $(RELEASE)

pdf-parts: ## Makes the typeface and the profile that PDF files get anew, the same bytes every time.
	@Scripts/setup-pdf-bench
	@Benchmarks/PDF/.venv/bin/python Scripts/make-pdf-parts

pdf-picture: release ## Draws Documentation/pdf-layer.jpg anew: a page with the words of its layer framed.
	@Scripts/setup-pdf-bench
	@Benchmarks/PDF/.venv/bin/python Benchmarks/PDF/picture.py $(RELEASE) Documentation/pdf-layer.jpg

torture-pdf: release ## Makes the PDF files of DIR=folder(s) searchable, and COUNT (500) mutated ones, and checks how that ends.
	@test -n '$(DIR)' || { echo 'Name a folder with PDF files: make torture-pdf DIR=folder' >&2; exit 64; }
	@Scripts/install-packages qpdf time
	@Scripts/torture-pdf $(RELEASE) $(if $(filter file,$(origin COUNT)),500,$(COUNT)) $(DIR)

torture-files: release ## Makes COUNT (1000) hostile files from SEED, runs the commands on them, and checks how each ends.
	@Scripts/torture-files $(RELEASE) $(if $(filter file,$(origin COUNT)),1000,$(COUNT)) $(SEED)

torture-disk: release ## Lets the calls fail by which commands read and write files, one by one, and looks at what is left.
	@Scripts/torture-disk $(RELEASE)

torture-memory: library ## Lets allocations of C and C++ fail, POINTS (30) in a scan of each kind of file, and looks at how that ends.
	@Scripts/torture-memory .build/release/libidscan.so $(or $(POINTS),30) $(FILES)

torture-server: server ## Injects faults into a running server: COUNT (40) of each kind, and as many connections as the machine allows.
	@Scripts/setup-server-tests
	@IDSCAN_SERVER='$(abspath $(SERVER))' Server/Tests/.venv/bin/python Scripts/torture-server $(if $(filter file,$(origin COUNT)),40,$(COUNT))

TIME = 1m

fuzz: setup ## Gives hostile bytes to each door of Fuzzing/ (or DOORS="zone pdf") for TIME=10m; INSTRUMENTED=1 builds decoders for it.
	@Scripts/fuzz --time '$(TIME)' $(if $(INSTRUMENTED),--instrumented) $(DOORS)

fuzz-nightly: setup ## Does so with ten million runs of each door (or COUNT), and makes the committed corpora anew.
	@Scripts/fuzz --edges-only $(if $(INSTRUMENTED),--instrumented) --runs $(if $(filter file,$(origin COUNT)),10000000,$(COUNT)) $(DOORS)
	@Scripts/fuzz --edges-only --pack $(DOORS)

fuzz-check: setup ## Reads the seeds and the committed corpora once, of values and pictures; OPTIONS=--all reads those of all doors.
	@Scripts/fuzz --check $(OPTIONS)

compare-pixels: setup ## Compares what our decoders of BMP and GIF and Pillow read of COUNT (20000) files, most of them changed.
	@Scripts/setup-server-tests
	$(SWIFT) build --package-path Fuzzing $(TEST_FLAGS) --product pixels
	@Server/Tests/.venv/bin/python Scripts/compare-pixels .build-tests/release/pixels \
		$(if $(filter file,$(origin COUNT)),20000,$(COUNT))

fuzz-coverage: setup ## Measures how much of the code that reads untrusted bytes corpora and tests reach, as a table of folders.
	@Scripts/fuzz-coverage $(OPTIONS)

profile: release ## Shows where 20 scans of CARD=photograph spend their time, as a table of functions.
	@Scripts/install-packages linux-perf
	@Scripts/profile $(RELEASE) '$(CARD)' $(OPTIONS)

bench-mrz: ## Measures how many zones are parsed and verified per second.
	$(BENCHMARKS) mrz-speed $(OPTIONS)

# The program of the service, and what tests of its page need.
SERVICE = Server/.build/release/idscan-server

test-page: ## Tests the page of the service in Chromium, before a camera that plays test cards; takes OPTIONS of pytest.
	@Scripts/test-page --server='$(abspath $(SERVICE))' $(OPTIONS)

bench-page: ## Measures the page: first paint, bytes, moving pictures read a second.
	@Scripts/test-page --collect-only -q >/dev/null
	@cd Server/BrowserTests && .venv/bin/python measure.py '$(abspath $(SERVICE))'

page-pictures: ## Draws the pictures of the page in Documentation anew.
	@Scripts/test-page --collect-only -q >/dev/null
	@cd Server/BrowserTests && .venv/bin/python pictures.py '$(abspath $(SERVICE))' '$(abspath Documentation)'

training: ## Installs what Training needs: typefaces and Tesseract's tools by apt, Python packages in Training/.venv.
	@Scripts/setup-training

test-training: training ## Tests how the models are trained: the generator, and each training for a moment.
	$(TRAINING) pytest -q tests

lines: training ## Draws COUNT synthetic lines of each level of damage into OUT=folder, from SEED on.
	@test -n '$(OUT)' || { echo 'Name a folder: make lines OUT=folder' >&2; exit 64; }
	$(TRAINING) mrz_training.draw lines '$(abspath $(OUT))' --count $(COUNT) --seed $(SEED)

zones: training ## Draws COUNT synthetic zones of all levels of damage into OUT=folder, from SEED on.
	@test -n '$(OUT)' || { echo 'Name a folder: make zones OUT=folder' >&2; exit 64; }
	$(TRAINING) mrz_training.draw zones '$(abspath $(OUT))' --count $(COUNT) --seed $(SEED)

train-lines: training ## Trains the line network; resumes. OPTIONS="--samples … --crops …": see Training/README.md.
	$(TRAINING) mrz_training.train_lines --run data/lines $(OPTIONS)
	$(TRAINING) mrz_training.export data/lines/average.pt data/mrz-lines.onnx

train-columns: training ## Trains the column network; resumes. OPTIONS="--samples …": see Training/README.md.
	$(TRAINING) mrz_training.train_columns --run data/columns $(OPTIONS)
	$(TRAINING) mrz_training.export_columns data/columns/average.pt data/mrz-columns.onnx

train-latin: training ## Trains the Latin network; resumes. OPTIONS="--samples …": see Training/README.md.
	$(TRAINING) latin_training.train_latin --run data/latin $(OPTIONS)
	$(TRAINING) latin_training.export_latin data/latin/average.pt data/latin-lines.onnx

train-ocrb: training ## Trains ocrb.traineddata with Tesseract's tools; resumes stage by stage.
	$(TRAINING) mrz_training.train_ocrb --run data/ocrb --output data/ocrb.traineddata $(OPTIONS)

train-text: training ## Trains the network that sees lines of text; resumes. OPTIONS="--samples …": see Training/README.md.
	$(TRAINING) text_training.train_text --run data/text --output data/text-lines.onnx $(OPTIONS)

train-documents: training ## Trains the document network on SCENES=folder (make scenes); resumes. OPTIONS="--samples …".
	@test -n '$(SCENES)' || { echo 'Name a folder: make train-documents SCENES=folder' >&2; exit 64; }
	$(TRAINING) document_training.train_documents --run data/documents --scenes '$(abspath $(SCENES))' \
	    --output data/documents.onnx $(OPTIONS)

# What share of its samples a long word takes: a small one tries it.
SHARE ?= 1

retrain: training ## Makes MODEL=mrz-lines (or another) from nothing, compares it with ours; KEEP=1 puts it there, SHARE=0.001 tries it.
	@test -n '$(MODEL)' || { echo 'Name a model: make retrain MODEL=mrz-lines' >&2; exit 64; }
	$(TRAINING) retraining '$(MODEL)' --share $(SHARE) $(if $(KEEP),--keep) $(if $(OPTIONS),--options='$(OPTIONS)')

# Where the lines are drawn that nobody brought, and how many of each class when COUNT says nothing.
LINES      = .build/lines
LINE_COUNT = $(if $(filter file,$(origin COUNT)),1000,$(COUNT))

bench-lines: setup check ## Measures the readers on DIR=folder of lines, else on newly drawn ones; MODEL=file adds one.
	@$(if $(DIR),,rm -rf $(LINES); $(MAKE) lines OUT=$(LINES) COUNT=$(LINE_COUNT) SEED=$(SEED))
	$(BENCH) lines --folder '$(or $(DIR),$(LINES))' $(MODEL:%=--model '%') $(OPTIONS)

ZONES      = .build/zones
ZONE_COUNT = $(if $(filter file,$(origin COUNT)),4000,$(COUNT))

bench-zones: setup check ## Measures how often verified is wrong, on DIR=folder(s) of zones, else on newly drawn ones.
	@$(if $(DIR),,rm -rf $(ZONES); $(MAKE) zones OUT=$(ZONES) COUNT=$(ZONE_COUNT) SEED=$(SEED))
	$(BENCH) zones $(or $(DIR:%=--folder '%'),--folder '$(ZONES)') $(OPTIONS)

bench-check: release ## Counts the instructions of fixed scans; fails 5 % above Benchmarks/instructions.tsv. OPTIONS=--write replaces it.
	@Scripts/install-packages valgrind binutils
	@Scripts/bench-check $(OPTIONS) $(RELEASE)

accuracy: release training ## Measures what can be drawn, in about an hour, into Documentation/Accuracy.md; SHARE=0.1 takes a tenth.
	@Scripts/accuracy $(RELEASE) $(SHARE)

LIBRARY_FLAGS = -c release --product IDScanLibrary --static-swift-stdlib

check-portable: ## Compiles MRZ as Embedded Swift and into a static program, and reads a zone by both.
	@Scripts/check-portable

library: setup check ## Builds the library for C to .build/release/libidscan.so: Documentation/OtherLanguages.md.
	$(SWIFT) build $(LIBRARY_FLAGS)
	@Scripts/make-library .build/release

check-library: library release ## Compiles the example of C, and compares what it says with the program.
	@Scripts/check-library .build/release $(RELEASE)

wheel: library ## Makes the wheel of Python in .packages, with the library inside; the same build gives the same bytes.
	@Scripts/make-wheel .build/release

test-wheel: wheel release ## Installs the wheel into Python/.venv, and tests it, its types and the examples of its pages.
	@Scripts/test-wheel

bench-wheel: ## Measures scans by Python beside those of the program, and threads beside one. Run `make test-wheel` before.
	@Python/.venv/bin/python Python/measure.py $(RELEASE)

SERVER       = Server/.build/release/idscan-server
SERVER_FLAGS = -c release --package-path Server $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

server: setup check ## Builds the server to Server/.build/release/idscan-server. TLS=1 lets it speak TLS and HTTP/2.
	$(SWIFT) build $(SERVER_FLAGS) $(if $(TLS),--traits TLS) --product idscan-server

serve: server ## Builds the server and starts it on 127.0.0.1:8080. OPTIONS="--port 8081" and the like.
	@$(SERVER) $(OPTIONS)

# One build serves both kinds of tests: Swift Testing cannot be linked into a program that has Swift's own libraries inside.
SERVER_TESTS = --package-path Server $(TEST_FLAGS)

test-server: setup check ## Tests the server: its parts, and the program by HTTP, kills, floods, schemathesis, Google's client and a browser.
	@Scripts/setup-server-tests
	$(SWIFT) build --build-tests $(SERVER_TESTS)
	@Scripts/check-packages .build-tests/release/idscan-server
	$(SWIFT) test --skip-build $(SERVER_TESTS)
	cd Server/Tests && IDSCAN_SERVER='$(abspath .build-tests/release/idscan-server)' .venv/bin/python -m pytest -q
	@Scripts/test-page --server='$(abspath .build-tests/release/idscan-server)'

# The sanitizer of threads knows nothing of C++ libraries that were built without it: only what uses none is tested so.
THREADS = --package-path Server --sanitize thread --scratch-path .build-tests/thread

test-sanitized: setup check ## Tests the server's parts with ThreadSanitizer; its pool by sequences of EVENTS (4), of which test-server takes 3.
	$(SWIFT) build --build-tests $(THREADS)
	IDSCAN_POOL_EVENTS=$(or $(EVENTS),4) $(SWIFT) test --skip-build $(THREADS) --skip DeskTests

bench-server: server ## Measures the server: latency, throughput, memory, start; a table.
	@Scripts/setup-server-tests
	@Server/Tests/.venv/bin/python Server/Tests/bench.py $(OPTIONS)

# Neither builds: with sudo, the build would be root's.
install: ## Installs what `make release server` built below PREFIX, with manual pages, completions, licence and systemd unit.
	@DESTDIR='$(DESTDIR)' Scripts/install $(RELEASE) '$(PREFIX)' $(SERVER)

uninstall: ## Removes what `make install` installed below PREFIX, but for files that were changed since.
	@DESTDIR='$(DESTDIR)' Scripts/install --remove '$(PREFIX)'

# What is given away lies in .packages. Each of these words names the version that stands in the source of the program.
deb: release server library ## Makes Debian's packages of both programs and the library in .packages; the same builds give the same bytes.
	@Scripts/make-packages $(RELEASE) $(SERVER)

licences: release server ## Writes what the programs say by --licenses anew, of what is linked into them.
	@Packaging/list-parts --inside $(RELEASE) >Sources/CResources/Texts/licences.txt
	@Packaging/list-parts --inside $(SERVER) >Server/Sources/CPage/licences.txt

sbom: release server library ## Writes what both programs and the library are made of to .packages (CycloneDX), and validates that.
	@Scripts/make-sbom $(RELEASE) $(SERVER) .build/release/libidscan.so.$$(Scripts/version)

release-check: ## Makes and checks all that a release gives away, in a clean clone. STEPS="deb sbom" does only these.
	@Scripts/release-check $(STEPS)

# These want root and build nothing: the build would be root's.
check-deb: ## Checks Debian's packages, as root: lintian, and installed, used and purged on a bare Debian 12.
	@Scripts/check-deb $(RELEASE) $(SERVER)

image: ## Makes an OCI image of the server in .packages, as root, without an engine: no shell, no package manager.
	@Scripts/make-image

check-image: ## Checks the image, as root: runs it by runc, its root read-only, without a network, and scans a card.
	@Scripts/check-image

clean: ## Removes everything that was built.
	rm -rf Python/.venv .build .build-tests .build-fuzz .build-recognizer .build-packages .packages Examples/*/.build Benchmarks/.build Benchmarks/PDF/.venv Server/.build Server/Tests/.venv Server/BrowserTests/.venv
