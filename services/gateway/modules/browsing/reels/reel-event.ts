/** What can happen to a reel, by the last part of its address. */
export const REEL_EVENTS = ['view', 'rating', 'add-bookmark', 'delete-bookmark', 'purchase'] as const;
export type ReelEventKind = (typeof REEL_EVENTS)[number];

/** The body of a call, as far as it can be checked without knowing the sender. */
export interface ReelEventBody {
  /** Null when it does not say. */
  readonly userId: string | null;
  readonly email: string | null;
  readonly happenedAt: Date;
  readonly itemId: string;
  readonly recommId: string | null;
  /** From -1 to 1; null takes a rating back. Only a rating has one. */
  readonly rating: number | null;
}

const LONGEST_ID = 200;
/** Clocks of browsers run ahead, but not by more. */
const AHEAD_MS = 5 * 60_000;

/**
 * Reads the body of `/rest/reel/*`: `timestamp` is an ISO instant or seconds since the epoch, `now` when left
 * out. Null for anything that is not one.
 */
export function readReelEvent(kind: ReelEventKind, body: unknown, now: Date): ReelEventBody | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const {
    userId = null,
    email = null,
    timestamp,
    itemId,
    recommId = null,
    rating = null,
  } = body as Record<string, unknown>;
  if (!isText(itemId) || !isTextOrNull(userId) || !isTextOrNull(email) || !isTextOrNull(recommId)) return null;
  const happenedAt = instantOf(timestamp, now);
  if (happenedAt === null) return null;
  if (kind === 'rating' && rating !== null && !isRating(rating)) return null;
  return { userId, email, happenedAt, itemId, recommId, rating: kind === 'rating' ? (rating as number | null) : null };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_ID && !value.includes('\0');
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || isText(value);
}

function isRating(value: unknown): value is number {
  return typeof value === 'number' && value >= -1 && value <= 1;
}

function instantOf(value: unknown, now: Date): Date | null {
  if (value === undefined || value === null) return now;
  const at = typeof value === 'number' ? new Date(value * 1000) : isText(value) ? new Date(value) : null;
  if (at === null || Number.isNaN(at.getTime())) return null;
  return at.getTime() > 0 && at.getTime() <= now.getTime() + AHEAD_MS ? at : null;
}
