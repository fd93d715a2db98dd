import { DAY_MS } from '../renewing.ts';
import { monthsOf } from '../vendor-months.ts';
import type { WireCharge } from '../wire.ts';

const MONTHS: Readonly<Record<string, number>> = { MONTHLY: 1, QUARTERLY: 3, 'SEMI-ANNUALLY': 6, ANNUALLY: 12 };

/** The terms of a renewal by RocketGate's names, as texts. */
export interface RebillTerms {
  readonly rebillAmount?: string | undefined;
  readonly rebillFrequency?: string | undefined;
  readonly rebillStart?: string | undefined;
}

/** The renewal that is meant, null for one charge, and undefined for terms that are none. */
export function rocketgateRenewal({
  rebillAmount,
  rebillFrequency,
  rebillStart,
}: RebillTerms): WireCharge['renewal'] | undefined {
  if (rebillAmount === undefined && rebillFrequency === undefined && rebillStart === undefined) return null;
  if (rebillAmount === undefined || rebillFrequency === undefined) return undefined;
  const months = monthsIn(rebillFrequency);
  const amount = centsIn(rebillAmount);
  if (months < 1 || !Number.isInteger(amount)) return undefined;
  const days = DAYS_OF_PERIOD.test(rebillFrequency) ? { periodDays: Number(rebillFrequency) } : {};
  return { amount, months, ...days, firstDays: rebillStart === undefined ? null : Number(rebillStart), firstAt: null };
}

/** What an update changes of the next renewal; null for what it leaves as it is. */
export interface RocketgateChange {
  readonly amount: number | null;
  readonly months: number | null;
  readonly startsAt: Date | null;
}

/**
 * The terms of an update, or undefined for some that are none. `rebillStart` is days from now or a time; `NOW` charges,
 * and moves nothing.
 */
export function rocketgateChange(
  { rebillAmount, rebillFrequency, rebillStart }: RebillTerms,
  now: Date,
): RocketgateChange | undefined {
  const amount = rebillAmount === undefined ? null : centsIn(rebillAmount);
  const months = rebillFrequency === undefined ? null : monthsIn(rebillFrequency);
  const startsAt = rebillStart === undefined || rebillStart === 'NOW' ? null : startIn(rebillStart, now);
  if (amount !== null && !Number.isInteger(amount)) return undefined;
  if ((months !== null && months < 1) || startsAt === undefined) return undefined;
  return { amount, months, startsAt };
}

/** RocketGate takes less than 550 days. */
const DAYS = /^(?:[1-9]|[1-9]\d|[1-4]\d\d|5[0-4]\d)$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

function startIn(text: string, now: Date): Date | undefined {
  if (DAYS.test(text)) return new Date(now.getTime() + Number(text) * DAY_MS);
  const [, day, time] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  return Number.isNaN(moment.getTime()) || moment <= now ? undefined : moment;
}

const DAYS_OF_PERIOD = /^\d{1,4}$/;
const centsIn = (amount: string): number => Math.round(Number(amount) * 100);
const monthsIn = (frequency: string): number =>
  MONTHS[frequency] ?? (DAYS_OF_PERIOD.test(frequency) ? monthsOf(Number(frequency)) : 0);
