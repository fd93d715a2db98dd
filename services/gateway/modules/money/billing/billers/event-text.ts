import type { BillerEvent } from './biller.ts';

/** An event as `parseEvent` reads it: the form in which what a biller said is stored where its own text has more. */
export function eventText({ price, occurredAt, nextChargeAt, isState: _named, ...rest }: BillerEvent): string {
  return JSON.stringify({
    ...rest,
    ...(nextChargeAt && { nextChargeAt: nextChargeAt.toISOString() }),
    occurredAt: occurredAt.toISOString(),
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
  });
}
