/** The letters of a heading in a gazetteer, and what each says of the merchants below it. tools/gazetteer/README.md gives the format. */
export const MERCHANT_FLAGS = {
  /** It is a plain word, a surname, a place or a person's name: it counts only as the whole payee, or where something else agrees. */
  g: 'plainWord',
  /** A plain word that is the brand all the same where it stands at the head of the payee, unless a trade word follows. */
  h: 'brandAtHead',
  /** It sells mainly online. */
  o: 'online',
  /** It is paid by card across a counter or at a gate, though its web address is printed. */
  c: 'acrossCounter',
  /** It takes its money from a card again and again. */
  s: 'subscription',
  /** It is usually paid by direct debit or ACH. */
  d: 'directDebit',
  /** It is a bank, a wallet or a processor, which is also named in payments to others. */
  b: 'bankOrWallet',
  /** It is a public body. */
  p: 'publicBody',
  /** Its name is distinctive: that it stands among other words is enough. */
  e: 'distinctive',
} as const;
