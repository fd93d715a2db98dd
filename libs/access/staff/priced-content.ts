import type { BulkChangeName } from './bulk-changes.ts';
import type { StaffScope } from './staff-rights.ts';

/**
 * The fields of each kind of content that decide what it is worth and to whom: a price, a percentage or gems, and who gets it. What is not
 * among them, such as a rank or a picture, one person publishes alone.
 */
const WORTH_FIELDS: Readonly<Record<string, readonly string[]>> = {
  offer: [
    'discountPercent',
    'offeredGems',
    'currency',
    'lowestPrice',
    'highestPrice',
    'leastMonths',
    'sites',
    'startsAt',
    'endsAt',
    'position',
  ],
  deal: [
    'initialPrice',
    'recurringPrice',
    'discountPrefix',
    'discountText',
    'site',
    'audience',
    'isOneClick',
    'isInternalOneClick',
    'epochUpsellId',
    'segpayUpsellId',
    'rgUpsellId',
  ],
  plan: [
    'site',
    'group',
    'period',
    'firstPrice',
    'renewalPrice',
    'trialDays',
    'isPortalOffer',
    'prices',
    'segpayTicket',
    'ccbillForm',
  ],
};

/** The fields of a kind of content that decide what it is worth; none for a kind without a price. */
export function worthFields(kind: string): readonly string[] {
  return Object.hasOwn(WORTH_FIELDS, kind) ? (WORTH_FIELDS[kind] ?? []) : [];
}

/**
 * Returns whether a change shows people something that is worth money. Such a change needs a second person, even for
 * one item.
 */
export function showsWorth(kind: string, name: BulkChangeName): boolean {
  return worthFields(kind).length > 0 && (name === 'publish' || name === 'schedule');
}

/** The right of the second person who decides about a change that waits. */
export function decidingScope(kind: string, name: BulkChangeName): StaffScope {
  return showsWorth(kind, name) ? 'prices:approve' : 'content:publish';
}
