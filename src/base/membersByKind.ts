/** Maps `{ member: kind }` to `{ member: kinds[kind] }`. */
export function membersByKind<
  Members extends Readonly<Record<string, string>>,
  Kinds extends Readonly<Record<Members[keyof Members], unknown>>,
>(members: Members, kinds: Kinds): { -readonly [Name in keyof Members]: Kinds[Members[Name]] } {
  const written = Object.entries(members).map(([name, kind]) => [name, kinds[kind as keyof Kinds]]);
  return Object.fromEntries(written);
}
