/** A node of a document of pdfmake. */
/** pdfmake writes into what it is given, so every document has nodes of its own. */
export type Node = Record<string, unknown>;
