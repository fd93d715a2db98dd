import { MULTISITE_GROUPS } from '@network/tenant/demonstration-sites.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMultisiteGroup, multisiteType } from '../multisite/multisite.ts';
import { siteType } from '../site-type/site-type.ts';
import { subscriptionType } from './subscription-type.ts';

const facts = (type: 'member' | 'trial' | 'porn-portal', isActive: boolean) => ({ type, isActive });

describe('L01 subscription type and site type', () => {
  it.each([
    [facts('member', true), null, 'member', 'single-site'],
    [facts('trial', true), null, 'trial', 'trial'],
    [facts('porn-portal', true), null, 'porn-portal', 'inactive'],
    [facts('porn-portal', false), null, 'porn-portal', 'inactive'],
    [facts('member', false), null, 'expired', 'expired'],
    [facts('trial', false), null, 'expired', 'expired'],
    [null, null, 'anonymous', 'inactive'],
    [facts('member', true), 'multisite2025', 'multisite2025', 'multi-site'],
    [facts('trial', false), 'multisiteVP', 'multisiteVP', 'multi-site'],
    [null, 'multisite2020', 'multisite2020', 'multi-site'],
  ] as const)('of %j with %s is %s, %s', (subscription, multisite, type, site) => {
    expect(subscriptionType(subscription, multisite)).toBe(type);
    expect(siteType(subscription, multisite)).toBe(site);
  });
});

describe('D4 the multisite type', () => {
  it('is the widest of the active groups', () => {
    expect(multisiteType([], MULTISITE_GROUPS)).toBeNull();
    expect(multisiteType([null], MULTISITE_GROUPS)).toBeNull();
    expect(multisiteType(['multisite2020', 'multisiteVP'], MULTISITE_GROUPS)).toBe('multisiteVP');
    expect(multisiteType(['multisite2025', 'multisite2020', null], MULTISITE_GROUPS)).toBe('multisite2025');
    expect(multisiteType(['multisite1999'], MULTISITE_GROUPS)).toBeNull();
  });

  it('opens every site of any of the groups, in any order', () => {
    const groups = Object.keys(MULTISITE_GROUPS) as (keyof typeof MULTISITE_GROUPS)[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...groups), { minLength: 1 }), (active) => {
        const widest = multisiteType(active, MULTISITE_GROUPS);
        expect(isMultisiteGroup(widest)).toBe(true);
        const open = new Set<string>(MULTISITE_GROUPS[widest as keyof typeof MULTISITE_GROUPS]);
        expect(active.every((group) => MULTISITE_GROUPS[group].every((site) => open.has(site)))).toBe(true);
      }),
    );
  });
});
