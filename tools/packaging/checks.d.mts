export declare const CHECKS: readonly (readonly [
  what: string,
  command: string,
  when: string,
  seconds: number,
])[];
export declare function withChecks(text: string): string;
