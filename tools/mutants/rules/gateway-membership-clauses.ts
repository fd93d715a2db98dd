import type { MutatedFile } from '../mutant.ts';

const MEMBERSHIP = 'services/gateway/modules/membership';
const IDENTITY = 'services/gateway/modules/identity';
const PEOPLE = [`${MEMBERSHIP}/demonstration/demonstration.integration.test.ts`];

/** Further clauses of what memberships say of a person: badges, brands, quotas, attributes. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${MEMBERSHIP}/entitlement.ts`,
    tests: [`${MEMBERSHIP}/entitlement.test.ts`],
    mutants: [
      {
        rules: ['L24'],
        breaks: 'who was revoked once is let in by no later grant',
        find: "    if (event.kind === 'granted' && event.accessFrom && counts(event)) {",
        replace:
          "    if (event.kind === 'granted' && event.accessFrom && counts(event) && !events.some(({ kind }) => kind === 'revoked')) {",
      },
    ],
  },
  {
    file: `${MEMBERSHIP}/membership.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['A12'],
        breaks: 'any member counts as a subscriber of the relationship site',
        find: "type === 'member' && sitesOfProduct(product).includes(RELATIONSHIP_SITE)",
        replace: "type === 'member'",
      },
      {
        rules: ['A08', 'A09'],
        breaks: 'a member of one site has a subscription on every brand',
        find: 'sitesOfProduct(product).some((site) => tenant.sites.includes(site))',
        replace: 'sitesOfProduct(product).length > 0 && tenant.sites.length > 0',
      },
    ],
  },
  {
    file: `${MEMBERSHIP}/subscription-view.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['L20'],
        breaks: 'a member of one site is offered the year of all sites',
        find: 'return isMultisiteGroup(held.product) && isActive',
        replace: 'return isActive',
      },
      {
        rules: ['X01', 'X02'],
        breaks: 'a month that several sites were paid for counts several times',
        find: 'return passedMonths(unionOfPeriods(paid), now);',
        replace: 'return paid.reduce((sum, periods) => sum + passedMonths(periods, now), 0);',
      },
      {
        rules: ['X01'],
        breaks: 'a cancelled subscription is told as ended',
        find: 'active: entitlement.isActive,',
        replace: 'active: entitlement.isActive && !entitlement.isCancelled,',
      },
      {
        rules: ['X01', 'X02'],
        breaks: 'a subscription of this brand names this brand as the one that bills',
        find: 'xSiteInfo: held.joined_on === tenant.id ? null : { site: held.joined_on }',
        replace: 'xSiteInfo: { site: held.joined_on }',
      },
    ],
  },
  {
    file: `${MEMBERSHIP}/download-quotas.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['X01'],
        breaks: 'downloads of everybody count',
        find: "    .where('user_id', '=', userId)\n",
        replace: '',
      },
    ],
  },
  {
    file: `${IDENTITY}/profile/person-badges.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['L12'],
        breaks: 'a badge is lost with the day on which membership lapses',
        find: 'held && !held.entitlement.isActive ? held.entitlement.accessUntil : null',
        replace: 'null',
      },
      {
        rules: ['L12'],
        breaks: 'editors of comments wear no badge of theirs',
        find: " || membership.groups.includes('commenteditor')",
        replace: '',
      },
      {
        rules: ['L12'],
        breaks: 'the director wears the badge of the king',
        find: "isKing: has('king')",
        replace: "isKing: has('director')",
      },
      {
        rules: ['L12'],
        breaks: 'whoever is a member is a founder',
        find: "siteLaunchedOn: siteById(tenant.sites[0] as Tenant['sites'][number]).launchedOn",
        replace: 'siteLaunchedOn: now.toISOString().slice(0, 10)',
      },
    ],
  },
  {
    file: `${IDENTITY}/profile/profile.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['X01', 'X02'],
        breaks: 'a profile names no biller',
        find: 'billerName: held?.biller ?? null',
        replace: 'billerName: null',
      },
      {
        rules: ['M24'],
        breaks: 'who owes an answer for emails counts as having said yes',
        find: 'hasEmailConsent: person.emailConsent === true',
        replace: 'hasEmailConsent: person.emailConsent !== false',
      },
      {
        rules: ['X01'],
        breaks: 'any attribute makes a VIP user',
        find: "isVipUser: find('vip') !== undefined",
        replace: 'isVipUser: attributes.length > 0',
      },
    ],
  },
  {
    file: `${IDENTITY}/profile/profile-repository.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['L17'],
        breaks: 'a tandem child is told its own name as its parent’s',
        find: "'parent.display_name as tandemParentDisplayName'",
        replace: "'users.display_name as tandemParentDisplayName'",
      },
    ],
  },
  {
    file: `${IDENTITY}/profile/iterate-profile.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['X01'],
        breaks: 'the days of a subscription are counted one too many',
        find: 'Math.max(0, Math.floor(',
        replace: 'Math.max(0, 1 + Math.floor(',
      },
    ],
  },
];
