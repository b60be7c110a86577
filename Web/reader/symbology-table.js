// Written by `quietzone symbologies --javascript` from the table in Sources/QuietzoneSymbols/Symbology; do not edit.

/**
 * What the page needs to know of each symbology, in the order of their bits. `format` is the Shape Detection API's, or
 * empty; what is not read unasked has to be asked for by name.
 *
 * @type {{name: string, title: string, family: string, format: string, isReadUnasked: boolean}[]}
 */
export const table = [
  { name: "aztec", title: "Aztec", family: "bullseye", format: "aztec", isReadUnasked: true },
  { name: "code128", title: "Code 128", family: "linear", format: "code_128", isReadUnasked: true },
  { name: "code39", title: "Code 39", family: "linear", format: "code_39", isReadUnasked: true },
  { name: "code39Mod43", title: "Code 39", family: "linear", format: "code_39", isReadUnasked: true },
  { name: "code93", title: "Code 93", family: "linear", format: "code_93", isReadUnasked: true },
  { name: "codabar", title: "Codabar", family: "linear", format: "codabar", isReadUnasked: true },
  { name: "dataMatrix", title: "Data Matrix", family: "dataMatrix", format: "data_matrix", isReadUnasked: true },
  { name: "ean8", title: "EAN-8", family: "linear", format: "ean_8", isReadUnasked: true },
  { name: "ean13", title: "EAN-13", family: "linear", format: "ean_13", isReadUnasked: true },
  { name: "gs1DataBar", title: "GS1 DataBar", family: "linear", format: "", isReadUnasked: true },
  { name: "gs1DataBarExpanded", title: "GS1 DataBar Expanded", family: "linear", format: "", isReadUnasked: true },
  { name: "gs1DataBarLimited", title: "GS1 DataBar Limited", family: "linear", format: "", isReadUnasked: true },
  { name: "i2of5", title: "Interleaved 2 of 5", family: "linear", format: "itf", isReadUnasked: true },
  { name: "itf14", title: "ITF-14", family: "linear", format: "itf", isReadUnasked: true },
  { name: "maxiCode", title: "MaxiCode", family: "bullseye", format: "", isReadUnasked: true },
  { name: "microPDF417", title: "MicroPDF417", family: "stacked", format: "", isReadUnasked: true },
  { name: "microQR", title: "Micro QR Code", family: "qrCode", format: "", isReadUnasked: true },
  { name: "pdf417", title: "PDF417", family: "stacked", format: "pdf417", isReadUnasked: true },
  { name: "qrCode", title: "QR Code", family: "qrCode", format: "qr_code", isReadUnasked: true },
  { name: "rectangularMicroQR", title: "rMQR Code", family: "qrCode", format: "", isReadUnasked: true },
  { name: "upcA", title: "UPC-A", family: "linear", format: "upc_a", isReadUnasked: true },
  { name: "upcE", title: "UPC-E", family: "linear", format: "upc_e", isReadUnasked: true },
  { name: "dxFilmEdge", title: "DX film edge", family: "linear", format: "", isReadUnasked: true },
  { name: "telepen", title: "Telepen", family: "linear", format: "", isReadUnasked: true },
  { name: "msiPlessey", title: "MSI", family: "linear", format: "", isReadUnasked: false },
  { name: "pharmacode", title: "Pharmacode", family: "linear", format: "", isReadUnasked: false },
];
