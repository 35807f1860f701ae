export interface Named {
  readonly document: string;
  readonly line: number;
  readonly command: string;
}
export declare function commandsOf(document: string, text: string): readonly Named[];
export declare function partsOf(command: string): readonly string[];
export declare function homeOf(document: string): string;
