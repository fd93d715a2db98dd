import { z } from 'zod';
import { daysOfMonths } from '@network/lifecycle/calendar/billing-term.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { ccbillDigest } from '@network/validation/sandbox-ccbill.ts';
import type { Charge, PurchaseRequest, ReturnedBuyer } from '../biller.ts';
import { BeyondTerms } from '../beyond-terms.ts';
import type { CcbillSettings } from './ccbill-settings.ts';
import { CURRENCY_NUMBERS, toCcbillAmount } from './ccbill-values.ts';

/** CCBill reads this as “until it is cancelled”. */
const EVERY_REBILL = '99';
/** A charge that does not renew has a period all the same, of two days at least. */
const ONE_TIME_DAYS = 365;
const SHORTEST_DAYS = 2;
/** The longest name of a member at CCBill. */
const NAME_LENGTH = 16;

/**
 * The address of a payment form for a charge, by dynamic pricing: what it costs is in the address, and a digest with the
 * salt that only CCBill and we have says that it is ours (https://ccbill.com/doc/dynamic-pricing-flexforms and
 * https://ccbill.com/doc/formdigest-value; read in November 2026). `X-order` comes back with the messages of the sale; a
 * form has no address to return to, so the flow at CCBill leads to our `/billers/ccbill/return`.
 */
export function ccbillForm(settings: CcbillSettings, { charge, customer }: PurchaseRequest, now: Date): string {
  const currency = CURRENCY_NUMBERS[charge.price.currency];
  if (charge.price.currency !== 'USD' || currency === undefined)
    throw new BeyondTerms(`CCBill's reports are in USD, not ${charge.price.currency}.`);
  const terms = termsOf(charge, now);
  const query = new URLSearchParams({
    clientAccnum: settings.account,
    clientSubacc: settings.subaccount,
    ...terms,
    currencyCode: currency,
    formDigest: ccbillDigest([...Object.values(terms), currency, settings.salt]),
    'X-order': charge.orderId,
    username: ccbillNameOf(charge.orderId),
    ...(customer.email !== null && { email: customer.email }),
  });
  return `${settings.forms}/wap-frontflex/flexforms/${charge.product ?? settings.flexId}?${query.toString()}`;
}

/** The price in the order in which the digest wants it. */
function termsOf({ price, renewal }: Charge, now: Date): Readonly<Record<string, string>> {
  const initialPrice = toCcbillAmount(price.amount);
  if (renewal === null) return { initialPrice, initialPeriod: String(ONE_TIME_DAYS) };
  return {
    initialPrice,
    initialPeriod: String(firstDays(renewal, now)),
    recurringPrice: toCcbillAmount(renewal.amount),
    recurringPeriod: String(daysOfMonths(renewal.months)),
    numRebills: EVERY_REBILL,
  };
}

/** Days until the first renewal: CCBill bills by days, so they are as many as a period of it has, where nothing else is agreed. */
function firstDays({ firstDays: days, firstAt, months }: NonNullable<Charge['renewal']>, now: Date): number {
  if (firstAt === null) return Math.max(SHORTEST_DAYS, days ?? daysOfMonths(months));
  return Math.max(SHORTEST_DAYS, Math.round((firstAt.getTime() - now.getTime()) / DAY_MS));
}

/** The name of a member at CCBill, which its reports have where they have no `X-order`: the beginning of our order. */
export function ccbillNameOf(orderId: string): string {
  return orderId.replaceAll('-', '').slice(0, NAME_LENGTH);
}

const returnSchema = z.object({ order: z.uuid(), outcome: z.enum(['approved', 'declined']) });

/** Reads what a browser brings back: the pairs that are set up for the flow at CCBill. */
export function ccbillReturn(search: string): ReturnedBuyer | null {
  const parsed = returnSchema.safeParse(Object.fromEntries(new URLSearchParams(search)));
  return parsed.success ? { orderId: parsed.data.order, outcome: parsed.data.outcome } : null;
}
