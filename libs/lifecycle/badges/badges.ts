import { BADGE_GRACE_DAYS, BADGE_TENURE_MONTHS, FOUNDER_MONTHS } from '@network/tenant/constants.ts';
import { addMonths, DAY_MS, instantOf } from '../calendar/utc-dates.ts';

export type TenureBadge = keyof typeof BADGE_TENURE_MONTHS;
export type RoleBadge = 'moderator' | 'king' | 'director' | 'model';
export type Badge = TenureBadge | RoleBadge | 'founder';

/** The facts that a person's badges follow from. */
export interface BadgeFacts {
  /** Months of paid membership, whole or not. */
  readonly seniorityMonths: number;
  readonly isActive: boolean;
  /** The time at which the last paid membership ended; null while one is active, or if there was none. */
  readonly lapsedAt: Date | null;
  /** First day of membership of the site; null when there was none. */
  readonly joinedAt: Date | null;
  /** The site's launch day, YYYY-MM-DD. */
  readonly siteLaunchedOn: string;
  readonly isModerator: boolean;
  readonly isKing: boolean;
  readonly isDirector: boolean;
  readonly isModel: boolean;
}

const HIGHEST_FIRST = (Object.keys(BADGE_TENURE_MONTHS) as TenureBadge[]).toSorted(
  (a, b) => BADGE_TENURE_MONTHS[b] - BADGE_TENURE_MONTHS[a],
);

/** "bronze 3-6 months, silver 6-12, gold 12-24, boss 24+" (L12): each begins at its first number. */
export function tenureBadge(seniorityMonths: number): TenureBadge | null {
  return HIGHEST_FIRST.find((badge) => seniorityMonths >= BADGE_TENURE_MONTHS[badge]) ?? null;
}

/**
 * "A 7-day grace period after a billing lapse keeps the badge." (L12), up to the last instant of the seventh day.
 */
export function retainsTenureBadge(facts: Pick<BadgeFacts, 'isActive' | 'lapsedAt'>, now: Date): boolean {
  if (facts.isActive) return true;
  if (facts.lapsedAt === null) return false;
  return now.getTime() - facts.lapsedAt.getTime() <= BADGE_GRACE_DAYS * DAY_MS;
}

/**
 * "Founder if joined within the first 6 months of brand launch." (L12) People who joined before the launch are founders
 * too.
 */
export function isFounder(joinedAt: Date | null, siteLaunchedOn: string): boolean {
  const launched = instantOf(siteLaunchedOn);
  return joinedAt !== null && launched !== null && joinedAt < addMonths(new Date(launched), FOUNDER_MONTHS);
}

/** All badges of a person, roles first, in the order in which they are shown (X15). */
export function badgesOf(facts: BadgeFacts, now: Date): readonly Badge[] {
  const tenure = retainsTenureBadge(facts, now) ? tenureBadge(facts.seniorityMonths) : null;
  const badges: readonly (Badge | false | null)[] = [
    facts.isModerator && 'moderator',
    facts.isKing && 'king',
    facts.isDirector && 'director',
    facts.isModel && 'model',
    tenure,
    isFounder(facts.joinedAt, facts.siteLaunchedOn) && 'founder',
  ];
  return badges.filter((badge): badge is Badge => badge !== null && badge !== false);
}
