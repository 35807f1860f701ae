export declare function markedAsPure(code: string): string;
