/** A node of a document of pdfmake. */
/** pdfmake modifies the nodes that it gets, so every document has its own. */
export type Node = Record<string, unknown>;
