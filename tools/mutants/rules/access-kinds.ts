import type { MutatedFile } from '../mutant.ts';

/** Who may do what, by the kind of person. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/access/rules/anonymous.ts',
    tests: ['libs/access/invariants.test.ts', 'libs/access/plain-matrix.test.ts', 'libs/access/item-matrix.test.ts'],
    mutants: [
      {
        rules: ['A01'],
        breaks: 'a visitor is played the trailer of a denied video',
        find: "allow('play', 'trailer', { isDenied: false })",
        replace: "allow('play', 'trailer', {})",
      },
      {
        rules: ['A01'],
        breaks: 'a visitor plays free films whole',
        find: "allow('join', 'membership')]",
        replace:
          "allow('join', 'membership'), allow('play', 'video', { freeVideo: true, isDenied: false, isUpcoming: false })]",
      },
    ],
  },
  {
    file: 'libs/access/rules/free-limited-trial.ts',
    tests: ['libs/access/plain-matrix.test.ts', 'libs/access/item-matrix.test.ts', 'libs/access/tenants.test.ts'],
    mutants: [
      {
        rules: ['A02'],
        breaks: 'a free limited trial is shown no deals of its own',
        find: "'upgradeBar', 'trialDeals', 'free",
        replace: "'upgradeBar', 'free",
      },
      {
        rules: ['A02'],
        breaks: 'a free limited trial that has ended still has the flagged videos',
        find: 'if (!subscription?.isActive) return always',
        replace: 'if (!subscription) return always',
      },
      {
        rules: ['A02'],
        breaks: 'a free limited trial unlocks videos that are not flagged',
        find: "allow('unlock', 'video', { ...FLAGGED, isThirdPartyChannel",
        replace: "allow('unlock', 'video', { isThirdPartyChannel",
      },
      {
        rules: ['A02', 'A08'],
        breaks: 'site access on the combined tenant takes the flagged videos away',
        find: '!subscription.isFreeLimitedTrial) return []',
        replace: 'subscription.isFreeLimitedTrial) return []',
      },
    ],
  },
  {
    file: 'libs/access/rules/trial.ts',
    tests: ['libs/access/plain-matrix.test.ts', 'libs/access/item-matrix.test.ts', 'libs/access/tenants.test.ts'],
    mutants: [
      {
        rules: ['A03'],
        breaks: 'a trial is shown no overlay',
        find: "allow('see', 'upgradeMembershipOverlay', {}),",
        replace: '',
      },
      {
        rules: ['A05'],
        breaks: 'a portal user whose access has ended plays what it unlocked',
        find: `export function creditRules({ viewer }: Person): readonly AppRule[] {
  const { subscription, unlockedVideoIds } = viewer;
  if (!subscription?.isActive) return [];`,
        replace: `export function creditRules({ viewer }: Person): readonly AppRule[] {
  const { subscription, unlockedVideoIds } = viewer;
  if (!subscription) return [];`,
      },
      {
        rules: ['A03'],
        breaks: 'a trial sees the pictures of locked packs',
        find: `channelPackId: [null, ...unlockedChannelPackIds],
`,
        replace: `
`,
      },
      {
        rules: ['A03'],
        breaks: 'the overlay lies over what a trial has unlocked',
        find: "forbid('see', 'upgradeMembershipOverlay', unlocked),",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/inactive.ts',
    tests: ['libs/access/plain-matrix.test.ts', 'libs/access/item-matrix.test.ts'],
    mutants: [
      {
        rules: ['A04'],
        breaks: 'a lapsed member is shown no portal bar',
        find: "'pornPortalBar', 'purchaseModal'",
        replace: "'purchaseModal'",
      },
      {
        rules: ['A04'],
        breaks: 'a lapsed member is shown no overlay',
        find: "allow('see', 'upgradeMembershipOverlay', {}),",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/porn-portal.ts',
    tests: ['libs/access/plain-matrix.test.ts', 'libs/access/item-matrix.test.ts', 'libs/access/tenants.test.ts'],
    mutants: [
      {
        rules: ['A05'],
        breaks: 'a portal guest is shown the upgrade bar',
        find: "[allow('see', 'purchaseModal')]",
        replace: "[allow('see', ['purchaseModal', 'upgradeBar'])]",
      },
      {
        rules: ['A05'],
        breaks: 'a portal user has no way to channels',
        find: "'upgradeBar', 'lockedChannel'",
        replace: "'upgradeBar'",
      },
    ],
  },
  {
    file: 'libs/access/rules/active.ts',
    tests: [
      'libs/access/plain-matrix.test.ts',
      'libs/access/item-matrix.test.ts',
      'libs/access/invariants.test.ts',
      'libs/access/tenants.test.ts',
    ],
    mutants: [
      {
        rules: ['A06'],
        breaks: 'a member uses films of locked packs',
        find: 'fullUse(person, { site: siteAccess, channelPackId: null })',
        replace: 'fullUse(person, { site: siteAccess })',
      },
      {
        rules: ['A06'],
        breaks: 'a member uses films of every site',
        find: 'fullUse(person, { site: siteAccess, channelPackId: null })',
        replace: 'fullUse(person, { channelPackId: null })',
      },
      {
        rules: ['A06'],
        breaks: 'a member is shown no animation of gems',
        find: "'unlockChannelModal', 'gemAnimation'",
        replace: "'unlockChannelModal'",
      },
      {
        rules: ['A06'],
        breaks: 'a member may not unlock a pack',
        find: "['channel', 'channelPack']",
        replace: "['channel']",
      },
    ],
  },
  {
    file: 'libs/access/rules/cancelled.ts',
    tests: ['libs/access/plain-matrix.test.ts'],
    mutants: [
      {
        rules: ['A07'],
        breaks: 'members of an external biller are offered to come back by a dialog that can’t do it',
        find: '|| !subscription.isBillerNative)',
        replace: '|| subscription.isBillerNative === null)',
      },
      {
        rules: ['A06', 'A07'],
        breaks: 'whoever did not cancel is offered to come back',
        find: 'if (!subscription.isCancelled ||',
        replace: 'if (',
      },
    ],
  },
  {
    file: 'libs/access/person-kind.ts',
    tests: [
      'libs/access/plain-matrix.test.ts',
      'libs/access/item-matrix.test.ts',
      'libs/access/tenants.test.ts',
      'libs/access/invariants.test.ts',
      'libs/access/next-step.test.ts',
    ],
    mutants: [
      {
        rules: ['A08'],
        breaks: 'site access opens nothing on the combined tenant',
        find: 'tenant?.combined === true && viewer.siteAccess.length > 0',
        replace: 'false',
      },
      {
        rules: ['A08'],
        breaks: 'site access counts as active on every tenant',
        find: 'tenant?.combined === true && viewer.siteAccess.length > 0',
        replace: 'viewer.siteAccess.length > 0',
      },
      {
        rules: ['A03'],
        breaks: 'a trial unlocks films on the combined tenant',
        find: "tenant?.combined === true ? 'without-subscription' : 'trial'",
        replace: "'trial'",
      },
      {
        rules: ['A05'],
        breaks: 'a guest of the portal with site access is a member of the combined tenant',
        find: `if (subscription?.isGuest) return 'porn-portal-guest';
`,
        replace: `if (subscription?.isGuest && tenant?.combined !== true) return 'porn-portal-guest';
`,
      },
      {
        rules: ['A05'],
        breaks: 'who is a guest beside being a member is a member',
        find: 'if (subscription?.isGuest)',
        replace: "if (subscription?.isGuest && subscription.type === 'porn-portal')",
      },
    ],
  },
  {
    file: 'libs/access/rules/multisite.ts',
    tests: ['libs/access/item-matrix.test.ts', 'libs/access/tenants.test.ts'],
    mutants: [
      {
        rules: ['A09'],
        breaks: 'a site whose state is full stays closed',
        find: '...fullUse(person, { site: full, channelPackId: [null, ...unlockedChannelPackIds] }),',
        replace: '',
      },
      {
        rules: ['A09'],
        breaks: 'full channels open no pack',
        find: "tenantStates['channels'] === 'full' && open.length > 0",
        replace: "tenantStates['channels'] === 'partly'",
      },
      {
        rules: ['A09'],
        breaks: 'full channels open packs of every site',
        find: 'fullUse(person, { site: open, channelPackId',
        replace: 'fullUse(person, { channelPackId',
      },
      {
        rules: ['A09', 'A14'],
        breaks: 'the overlay lies over a site that is full',
        find: "forbid('see', 'upgradeMembershipOverlay', { site: full }),",
        replace: '',
      },
    ],
  },
];
