export declare function statementsOf(script: string): ReadonlySet<string>;
