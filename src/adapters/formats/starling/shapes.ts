/**
 * Recognises answers of the Starling Bank API by their members: https://developer.starlingbank.com/docs, version 2, as public clients of it
 * have them in November 2026.
 */
import { has, listHas } from '../../json/answers.js';
import type { JsonObject } from '../../json/node.js';
import { memberOf } from '../../json/record.js';

export function isFeedItem(item: JsonObject): boolean {
  return has(item, 'feedItemUid');
}

export function isAccount(item: JsonObject): boolean {
  return has(item, 'accountUid', 'defaultCategory');
}

export function isBalance(item: JsonObject): boolean {
  return has(item, 'clearedBalance', 'effectiveBalance');
}

/** Savings goals and spending spaces: parts of an account, each with a feed of its own. */
export const SPACES = ['savingsGoals', 'savingsGoalList', 'spendingSpaces'] as const;

export function isSpace(item: JsonObject): boolean {
  return has(item, 'savingsGoalUid') || has(item, 'spaceUid');
}

/** The event of the webhook: `{ "webhookEventUid": …, "content": { … } }` */
export function isWebhook(item: JsonObject): boolean {
  return has(item, 'webhookEventUid') && listHas(item, 'content', isFeedItem);
}

/** Sort code and account number. */
export function isIdentifiers(item: JsonObject): boolean {
  return has(item, 'accountIdentifier', 'bankIdentifier');
}

export function isHolder(item: JsonObject): boolean {
  return has(item, 'accountHolderName') || has(item, 'accountHolderType');
}

export function isAnswer(item: JsonObject): boolean {
  return (
    [isFeedItem, isAccount, isBalance, isSpace, isWebhook, isIdentifiers, isHolder].some(is => is(item)) ||
    memberOf(item, 'feedItems')?.kind === 'array' ||
    SPACES.some(name => memberOf(item, name)?.kind === 'array') ||
    listHas(item, 'accounts', isAccount)
  );
}

/** Besides, a customer without accounts, and an error, which no member marks as Starling's: where the caller says that it is one. */
export function isAnswerOrEmpty(item: JsonObject): boolean {
  const accounts = memberOf(item, 'accounts');
  return isAnswer(item) || isError(item) || (accounts?.kind === 'array' && accounts.items.length === 0);
}

function isError(item: JsonObject): boolean {
  return listHas(item, 'errors', error => has(error, 'message')) && memberOf(item, 'success') !== undefined;
}
