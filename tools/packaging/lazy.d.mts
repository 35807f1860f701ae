export declare function madeWhenAsked(code: string): string;
