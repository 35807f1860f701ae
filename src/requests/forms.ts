/** Decides whether a request is of one account or of several, by its members. */
import type * as z from 'zod';
import type { Notices } from './notices.js';
import { readNoticing } from './read.js';
import type { Watched } from './requestWatch.js';

/** The two forms of the request of a function. */
export interface RequestForms<One, Several> {
  readonly account: z.ZodType<One>;
  readonly accounts: z.ZodType<Several>;
}

export type ReadForm<One, Several> =
  | { readonly areSeveral: false; readonly input: One; readonly notices: Notices }
  | { readonly areSeveral: true; readonly input: Several; readonly notices: Notices };

export function readForm<One, Several>(
  forms: RequestForms<One, Several>,
  request: unknown,
  asked: Watched = {},
): ReadForm<One, Several> {
  return hasMember(request, 'accounts')
    ? { areSeveral: true, ...readNoticing(forms.accounts, request, asked) }
    : { areSeveral: false, ...readNoticing(forms.account, request, asked) };
}

/** A request that throws here is refused when it is read. */
export function hasMember(request: unknown, name: string): boolean {
  if (typeof request !== 'object' || request === null) return false;
  try {
    return name in request;
  } catch {
    return false;
  }
}
