import type { MutatedFile } from '../mutant.ts';

/** What comes on top of a kind: flags, groups, and what leads on. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/access/rules/features.ts',
    tests: ['libs/access/tenants.test.ts', 'libs/access/plain-matrix.test.ts', 'libs/features/channels/routes.test.ts'],
    mutants: [
      {
        rules: ['A10', 'T07'],
        breaks: 'channels are seen where their flag is off',
        find: 'person.tenant?.features[flag] === true || isPreview(person)',
        replace: 'person.tenant !== null || isPreview(person)',
      },
      {
        rules: ['A10'],
        breaks: 'the preview group sees no channels with the flag off',
        find: 'person.tenant?.features[flag] === true || isPreview(person)',
        replace: 'person.tenant?.features[flag] === true',
      },
      {
        rules: ['A10', 'T07'],
        breaks: 'the teaser is shown where its flag is off',
        find: 'isMeant && tenant?.features.promotionalVideoTeaserModal === true',
        replace: 'isMeant && tenant !== null',
      },
    ],
  },
  {
    file: 'libs/access/rules/person.ts',
    tests: ['libs/access/tenants.test.ts', 'libs/access/plain-matrix.test.ts', 'libs/access/item-matrix.test.ts'],
    mutants: [
      {
        rules: ['A10'],
        breaks: 'the preview group reviews nothing',
        find: 'features.expertReview === true || isPreview(person)',
        replace: 'features.expertReview === true',
      },
    ],
  },
  {
    file: 'libs/access/rules/editor.ts',
    tests: ['libs/access/invariants.test.ts', 'libs/access/plain-matrix.test.ts'],
    mutants: [
      {
        rules: ['A11'],
        breaks: 'every member removes comments',
        find: 'if (!isAdmin(person) &&',
        replace: 'if (isAdmin(person) &&',
      },
      { rules: ['A11'], breaks: 'comment editors do not pin', find: "'remove', 'pin']", replace: "'remove']" },
    ],
  },
  {
    file: 'libs/access/rules/taking-part.ts',
    tests: ['libs/access/item-matrix.test.ts'],
    mutants: [
      {
        rules: ['A11'],
        breaks: 'members do not vote on comments',
        find: "'loadMore', 'vote', 'sort'",
        replace: "'loadMore', 'sort'",
      },
    ],
  },
  {
    file: 'libs/access/rules/relationship.ts',
    tests: [
      'libs/access/tenants.test.ts',
      'libs/access/plain-matrix.test.ts',
      'libs/features/relationship/slots/account-relationship.dom.test.tsx',
    ],
    mutants: [
      {
        rules: ['A12'],
        breaks: 'the relationship section is there without its flag',
        find: 'tenant?.features.relationshipStatus !== true',
        replace: 'tenant === null',
      },
      {
        rules: ['A12'],
        breaks: 'a lapsed subscriber edits the relationship',
        find: 'viewer.siteAccess.includes(RELATIONSHIP_SITE) && !viewer.isTandemChild',
        replace: '!viewer.isTandemChild',
      },
      {
        rules: ['A12'],
        breaks: 'a tandem child edits the relationship',
        find: 'viewer.siteAccess.includes(RELATIONSHIP_SITE) && !viewer.isTandemChild',
        replace: 'viewer.siteAccess.includes(RELATIONSHIP_SITE)',
      },
      {
        rules: ['A12'],
        breaks: 'everybody sees the relationship section',
        find: 'if (!viewer.isRelationshipSubscriber) return [];',
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/recommendations.ts',
    tests: [
      'libs/access/tenants.test.ts',
      'libs/access/plain-matrix.test.ts',
      'libs/features/recommendations/routes.test.ts',
      'libs/features/recommendations/recommendation-shelf.dom.test.tsx',
    ],
    mutants: [
      {
        rules: ['A13'],
        breaks: 'trials are shown recommendations',
        find: "(person.kind !== 'active' || isTrial)",
        replace: "(person.kind !== 'active' && !isTrial)",
      },
      {
        rules: ['A13'],
        breaks: 'admins who lapsed are shown no recommendations',
        find: '!isAdmin(person) && (',
        replace: '(',
      },
      {
        rules: ['A13', 'T07', 'A10'],
        breaks: 'shelves of channels are there without their channels',
        find: 'person.tenant?.features[flag] === true || isPreview(person)',
        replace: 'true',
      },
      {
        rules: ['A13', 'T07'],
        breaks: 'recommendations are there without their flag',
        find: 'if (person.tenant?.features.recombee !== true) return []',
        replace: 'if (person.tenant === null) return []',
      },
      {
        rules: ['A13'],
        breaks: 'visitors and everybody else are shown recommendations',
        find: "if (!isAdmin(person) && (person.kind !== 'active' || isTrial)) return []",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/admin.ts',
    tests: [
      'libs/access/invariants.test.ts',
      'libs/access/item-matrix.test.ts',
      'libs/features/entity-cards/upgrade-overlay.dom.test.tsx',
    ],
    mutants: [
      {
        rules: ['A14'],
        breaks: 'an overlay covers what an admin looks at',
        find: 'isAdmin(person) ?',
        replace: "isAdmin(person) && person.kind === 'active' ?",
      },
    ],
  },
  {
    file: 'libs/access/rules/tandem-child.ts',
    tests: [
      'libs/access/invariants.test.ts',
      'libs/access/plain-matrix.test.ts',
      'libs/features/entity-cards/upgrade-overlay.dom.test.tsx',
    ],
    mutants: [
      {
        rules: ['A15'],
        breaks: 'a tandem child is shown the purchase dialog',
        find: "['purchaseModal', 'upgradeBar', 'pornPortalBar']",
        replace: "['upgradeBar', 'pornPortalBar']",
      },
      {
        rules: ['A15'],
        breaks: 'an overlay leads a tandem child nowhere',
        find: "forbid('see', 'upgradeMembershipOverlay', {}),",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/access/rules/combined.ts',
    tests: ['libs/access/tenants.test.ts'],
    mutants: [
      {
        rules: ['T04'],
        breaks: 'the combined tenant leads to the portal',
        find: 'tenant?.combined === true',
        replace: 'tenant === null',
      },
    ],
  },
  {
    file: 'libs/access/next-step.ts',
    tests: ['libs/access/next-step.test.ts', 'libs/features/entity-cards/upgrade-overlay.dom.test.tsx'],
    mutants: [
      {
        rules: ['A16'],
        breaks: 'a trial with credits is led to buy a membership',
        find: "if (item !== null && mayUnlockWithCredit(viewer, item, tenant)) return 'UNLOCK_VIDEO';",
        replace: '',
      },
      {
        rules: ['A16'],
        breaks: 'a channel’s film is unlocked by itself',
        find: "if (item !== null && isLockedChannelVideo(viewer, item)) return 'UNLOCK_CHANNEL';",
        replace: '',
      },
      {
        rules: ['A16'],
        breaks: 'a film of a third party is unlocked by a credit',
        find: 'item.isThirdPartyChannel || item.freeVideo',
        replace: 'item.freeVideo',
      },
      {
        rules: ['A16'],
        breaks: 'a visitor without a film in mind is led to join',
        find: 'item === null || item.freeVideo ?',
        replace: 'item?.freeVideo ?',
      },
      {
        rules: ['A16'],
        breaks: 'what is no viewer has bought something',
        find: `const viewer = parseViewer(asking);
  const kind`,
        replace: `const viewer = asking ?? ({ ...parseViewer(asking), userId: 'x' } as Viewer);
  const kind`,
      },
      {
        rules: ['A16'],
        breaks: 'the next step offers the network instead of the site',
        find: `includeSinglesite: true, includeMultisite: false };
  }`,
        replace: `includeSinglesite: true, includeMultisite: true as never };
  }`,
      },
      {
        rules: ['A15'],
        breaks: 'a tandem child is led to the purchase dialog',
        find: 'if (viewer.isTandemChild) return null;',
        replace: '',
      },
      {
        rules: ['A03'],
        breaks: 'a credit is spent on the combined tenant',
        find: `const kind = personKind(viewer, tenant);
  const { subscription } = viewer;`,
        replace: `const kind = personKind(viewer, null);
  const { subscription } = viewer;`,
      },
    ],
  },
  {
    file: 'libs/access/permissions.ts',
    tests: ['libs/access/invariants.test.ts'],
    mutants: [
      {
        rules: ['A18'],
        breaks: 'the subject of the upgrade overlay has another name',
        find: "upgradeMembershipOverlay: ['see']",
        replace: "upgradeOverlay: ['see']",
      },
    ],
  },
  {
    file: 'libs/access/ability.ts',
    tests: ['libs/access/invariants.test.ts', 'libs/features/app/abilities-built.mocked.test.ts'],
    mutants: [
      {
        rules: ['A18'],
        breaks: 'a subject comes without the item that it needs',
        find: 'if (!(ITEM_SUBJECTS as readonly string[]).includes(subject)) return',
        replace: 'if (!item) return',
      },
      {
        rules: ['A18'],
        breaks: 'a right of an unknown name is asked for',
        find: 'if (!isPermission(action, subject)) return false;',
        replace: 'if (!isPermission(action, subject)) return true;',
      },
      {
        rules: ['A01'],
        breaks: 'a visitor’s ability is built for every page',
        find: 'visitorAbilities.set(tenant, ready);',
        replace: '',
      },
      {
        rules: ['A01'],
        breaks: 'a visitor may at every brand what the first one lets them',
        find: 'new WeakMap<AccessTenant, AppAbility>()',
        replace:
          'new (class extends Map<AccessTenant, AppAbility> { override get() { return this.values().next().value; } })()',
      },
    ],
  },
];
