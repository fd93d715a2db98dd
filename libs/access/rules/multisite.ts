import type { SiteId } from '@network/tenant/sites.ts';
import { fullSites, type Person } from './person.ts';
import { type AppRule, forbid } from './rule.ts';
import { fullUse } from './taking-part.ts';

/**
 * "Multi-site tenants whose state is 'full' grant video, picture-set, comment and picture-set-download access on those
 * sites." (A09) A locked channel pack stays locked, unless the state of `channels` is full too. People with full access
 * get no upgrade prompt.
 */
export function multisiteRules(person: Person): readonly AppRule[] {
  const { tenantStates, siteAccess, unlockedChannelPackIds } = person.viewer;
  const full = fullSites(person) as readonly SiteId[];
  const open = person.kind === 'active' ? [...new Set([...full, ...siteAccess])] : full;
  return [
    ...(full.length > 0
      ? [
          ...fullUse(person, { site: full, channelPackId: [null, ...unlockedChannelPackIds] }),
          forbid('see', 'upgradeMembershipOverlay', { site: full }),
        ]
      : []),
    ...(tenantStates['channels'] === 'full' && open.length > 0
      ? fullUse(person, { site: open, channelPackId: { present: true } })
      : []),
  ];
}
