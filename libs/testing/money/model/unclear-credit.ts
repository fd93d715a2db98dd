import { type BillerRecord, creditable, HEARD_LATE_MS, isLowered, takenBackSince } from './record.ts';

/**
 * Whether a change of plan that costs nothing was confirmed so shortly after something of what pays for it was taken back, or its page
 * opened so shortly after, that it depends on when that became known whether it opens anything.
 */
export const hasUnclearCredit = ({ charges }: Pick<BillerRecord, 'charges'>): boolean =>
  charges.some(({ openedAt, ...charge }) => {
    if (openedAt === undefined || charge.amount > 0 || !isLowered(charge)) return false;
    const { at: paidAt } = charge;
    return creditable(charges, charge, openedAt)
      .flatMap((days) => takenBackSince(days, openedAt))
      .some((at) => at <= paidAt && (at <= openedAt || paidAt.getTime() - at.getTime() <= HEARD_LATE_MS));
  });
