import type { Person } from './person.ts';
import { allow, type AppRule, RELEASED } from './rule.ts';

/**
 * The rights of any account: the profile, favorites, reporting a post of the wall, which everybody sees, and "freeVideo plays in full for anyone signed in" (D36); "portal
 * guests get neither trailer nor video" (D36).
 */
export function signedInRules({ kind }: Person): readonly AppRule[] {
  const own = [
    allow(['see', 'update'], ['ownProfile', 'favorites']),
    allow(['join', 'manage'], 'membership'),
    allow('accept', 'terms'),
    allow('report', 'wallPost'),
  ];
  if (kind === 'porn-portal-guest') return own;
  return [
    ...own,
    allow('play', 'trailer', { isDenied: false }),
    allow('play', 'video', { freeVideo: true, ...RELEASED }),
  ];
}
