/** Turns a table of members and their kinds into one of members and what their kind stands for. */
export function ofKind<
  Members extends Readonly<Record<string, string>>,
  Kinds extends Readonly<Record<Members[keyof Members], unknown>>,
>(members: Members, kinds: Kinds): { -readonly [Name in keyof Members]: Kinds[Members[Name]] } {
  const written = Object.entries(members).map(([name, kind]) => [name, kinds[kind as keyof Kinds]]);
  return Object.fromEntries(written);
}
