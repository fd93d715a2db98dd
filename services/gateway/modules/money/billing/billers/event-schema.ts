import { z } from 'zod';
import { DECLINE_REASONS } from '../declines/reasons.ts';
import type { BillerEvent } from './biller.ts';
import { cardFacts } from './card-facts.ts';

const id = z.string().regex(/^[A-Za-z0-9_:-]{1,100}$/);
const MAX_AMOUNT = 100_000_00;

/** An event as the sandbox biller writes it. Unknown fields, amounts that are no whole numbers and dates without a zone are refused. */
const eventSchema = z
  .strictObject({
    id,
    kind: z.enum([
      'charged',
      'declined',
      'rebill-failed',
      'cancelled',
      'reactivated',
      'refunded',
      'voided',
      'charged-back',
      'card-updated',
      'rescheduled',
    ]),
    orderId: id,
    occurredAt: z.iso.datetime({ precision: 3 }),
    period: z.int().min(0).max(10_000),
    amount: z.int().min(0).max(MAX_AMOUNT).nullable(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    transactionId: id.nullable(),
    reversedTransactionId: id.nullable(),
    reference: id.nullable(),
    decline: z.strictObject({ reason: z.enum(DECLINE_REASONS), code: z.string().max(60).nullable() }).optional(),
    card: cardFacts.optional(),
    nextChargeAt: z.iso.datetime({ precision: 3 }).optional(),
  })
  .refine(({ amount, currency }) => (amount === null) === (currency === null));

/** The event of a text, or null for anything else. */
export function parseEvent(payload: string): BillerEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return null;
  }
  return eventOf(value);
}

/** The event of a value that was JSON, or null. */
export function eventOf(value: unknown): BillerEvent | null {
  const result = eventSchema.safeParse(value);
  if (!result.success) return null;
  const { amount, currency, occurredAt, nextChargeAt, ...rest } = result.data;
  const price = amount === null || currency === null ? null : { amount, currency };
  const next = nextChargeAt === undefined ? {} : { nextChargeAt: new Date(nextChargeAt) };
  return { ...rest, ...next, occurredAt: new Date(occurredAt), price };
}
