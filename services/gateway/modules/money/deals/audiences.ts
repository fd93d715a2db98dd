import type { AppAbility } from '@network/access/ability.ts';
import type { DealAudience } from './tables.ts';

/** The audiences of deals that somebody with these rights belongs to. */
export function audiencesOf(ability: AppAbility): readonly DealAudience[] {
  return [
    'everyone',
    ...(ability.can('see', 'trialDeals') ? (['trial'] as const) : []),
    ...(ability.can('see', 'expiredDeals') ? (['expired'] as const) : []),
  ];
}

/**
 * The audiences that each group of people belongs to, by the audience that is its own: `everyone` stands for visitors and
 * members whose rights name no other.
 */
export const AUDIENCES_OF_GROUP = {
  everyone: ['everyone'],
  trial: ['everyone', 'trial'],
  expired: ['everyone', 'expired'],
} as const satisfies Readonly<Record<DealAudience, readonly DealAudience[]>>;
