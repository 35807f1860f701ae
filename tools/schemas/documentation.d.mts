export interface Types {
  readonly checker: object;
}

export function readTypes(): Types;
