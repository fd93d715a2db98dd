import type { Selectable } from 'kysely';
import type { BillerCommandsTable } from '../command-tables.ts';
import { leftOfCharge, type MoneyOfCharge } from '../refunds/money-of-charge.ts';
import type { AgreementRow } from './agreement.ts';

/** What decides about a command beside its agreement. */
export interface CommandFacts {
  /** The money of the charge that a refund is about; null where there is none. */
  readonly money: MoneyOfCharge | null;
  /** A reactivation of the membership is under way. */
  readonly isComingBack: boolean;
}

/**
 * Decides whether a command to a biller is still wanted: a later decision or event may have overtaken it. An end waits while a
 * reactivation could make it unwanted.
 */
export function verdictOn(
  command: Pick<Selectable<BillerCommandsTable>, 'kind' | 'period' | 'part_amount'>,
  agreement: Pick<AgreementRow, 'status' | 'replaced_at' | 'paid_period'>,
  { money, isComingBack }: CommandFacts,
): 'wanted' | 'unwanted' | 'not-now' {
  const isCurrent = agreement.replaced_at === null;
  const isOver = agreement.status === 'cancelled' || agreement.status === 'ended';
  switch (command.kind) {
    case 'price':
      // An ended agreement has no next renewal.
      return isCurrent && !isOver ? 'wanted' : 'unwanted';
    case 'retry':
      return isCurrent && isStillFailing(agreement, command.period) ? 'wanted' : 'unwanted';
    case 'refund':
      return money?.is_reversed ? 'unwanted' : 'wanted';
    case 'part-refund':
      return money !== null && (command.part_amount ?? 0) <= leftOfCharge(money) ? 'wanted' : 'unwanted';
    case 'end':
      if (!isCurrent) return 'wanted';
      if (!isOver) return 'unwanted';
      return isComingBack ? 'not-now' : 'wanted';
  }
}

/** A renewal that was charged, cancelled or given up meanwhile is tried no more. */
const isStillFailing = (
  { status, paid_period }: Pick<AgreementRow, 'status' | 'paid_period'>,
  period: number | null,
): boolean => status === 'past-due' && period === paid_period + 1;
