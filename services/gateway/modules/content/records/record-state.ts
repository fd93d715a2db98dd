/** What a record proves on a day: `expiring` is complete for less than 60 days more. */
export type RecordState = 'missing' | 'unverified' | 'expired' | 'expiring' | 'complete';

const EXPIRING_DAYS = 60;

/** What a record proves. @param record as its row has it */
export function recordState(
  record: { readonly verifiedAt: Date | null; readonly provenUntil: string | null } | null,
  now: Date,
): RecordState {
  if (record === null || record.provenUntil === null) return 'missing';
  if (record.provenUntil < dayOf(now)) return 'expired';
  if (record.verifiedAt === null) return 'unverified';
  return record.provenUntil < expiringBefore(now) ? 'expiring' : 'complete';
}

/** Documents that expire before this day expire soon. */
export function expiringBefore(now: Date): string {
  return dayOf(new Date(now.getTime() + EXPIRING_DAYS * 86_400_000));
}

/** The day of a timestamp, in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
