import { renewalDaysAt } from '@network/lifecycle/calendar/billing-term.ts';
import { billing as inEnglish } from '@network/messages/billing.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import { spoken } from '../../../../http/language.ts';

const texts = spoken(inEnglish);

/**
 * Returns how often a membership is charged, as a part of a sentence: `every month`, or `every 30 days` at a biller
 * that counts days.
 */
export function howOften(biller: BillerId, months: number): string {
  const days = renewalDaysAt(biller, months);
  if (days !== null) return texts.often.days.replaceAll('{days}', String(days));
  if (months === 12) return texts.often.year;
  return months === 3 ? texts.often.quarter : texts.often.month;
}
