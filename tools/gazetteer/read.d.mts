export interface CompiledMerchant {
  readonly name: string;
  readonly debit: string;
  readonly credit: string;
  readonly flags: string;
  /** Whether the name itself is looked up. */
  readonly ownsName: boolean;
  readonly aliases: readonly string[];
}
export function merchantsOf(text: string, country: string): CompiledMerchant[];
