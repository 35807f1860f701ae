/** Replaces members of the request by those of the command line. A country applies to every account; a stress keeps its other members. */
export function withMembers(value: unknown, members: Readonly<Record<string, unknown>>): unknown {
  if (!isObject(value)) return value;
  const { countryCode } = members;
  const accounts = value['accounts'];
  const { stress } = value;
  const inAccounts = countryCode !== undefined && Array.isArray(accounts);
  return {
    ...value,
    ...members,
    ...(isObject(stress) && isObject(members['stress'])
      ? { stress: { ...stress, ...members['stress'] } }
      : {}),
    ...(inAccounts
      ? { accounts: accounts.map(each => (isObject(each) ? { ...each, countryCode } : each)) }
      : {}),
  };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
