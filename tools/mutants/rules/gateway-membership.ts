import type { MutatedFile } from '../mutant.ts';

const MEMBERSHIP = 'services/gateway/modules/membership';
const IDENTITY = 'services/gateway/modules/identity';
const PEOPLE = [`${MEMBERSHIP}/demonstration/demonstration.integration.test.ts`];

/** What memberships say of a person: the log of entitlements, the viewer and the profile of demonstration people. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${MEMBERSHIP}/entitlement.ts`,
    tests: [`${MEMBERSHIP}/entitlement.test.ts`],
    mutants: [
      {
        rules: ['L24'],
        breaks: 'a chargeback leaves access on to the end of what was granted',
        find: '? { from: period.from, until: end } : period));',
        replace: '? { from: period.from, until: period.until } : period));',
      },
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
        rules: ['A10', 'A12'],
        breaks: 'the preview group is not known',
        find: "['admin', 'commenteditor', 'preview']",
        replace: "['admin', 'commenteditor']",
      },
      {
        rules: ['A08', 'A09'],
        breaks: 'a member of one site has all that the combined brand shows',
        find: 'state(sites.every((site) => siteAccess.includes(site)))',
        replace: 'state(sites.some((site) => siteAccess.includes(site)))',
      },
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
        rules: ['X01', 'X02'],
        breaks: 'a cancelled subscription is not told as one',
        find: 'cancelled: entitlement.isCancelled',
        replace: 'cancelled: entitlement.isCancelled && !entitlement.isActive',
      },
      {
        rules: ['L20'],
        breaks: 'who pays by the year is offered the year',
        find: "&& held.planKind === 'month'",
        replace: '&& held.planKind !== null',
      },
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
        breaks: 'downloads of videos count for the channels too',
        find: 'rows.filter(({ quota }) => quota === kind)',
        replace: 'rows.filter(({ quota }) => quota !== null || kind)',
      },
      {
        rules: ['X01'],
        breaks: 'downloads of everybody count',
        find: "    .where('user_id', '=', userId)\n",
        replace: '',
      },
    ],
  },
  {
    file: 'libs/lifecycle/badges/badges.ts',
    tests: PEOPLE,
    mutants: [
      {
        rules: ['L12'],
        breaks: 'the lowest badge of a tenure is worn',
        find: '(a, b) => BADGE_TENURE_MONTHS[b] - BADGE_TENURE_MONTHS[a]',
        replace: '(a, b) => BADGE_TENURE_MONTHS[a] - BADGE_TENURE_MONTHS[b]',
      },
    ],
  },
  {
    file: `${IDENTITY}/profile/profile.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['X01'],
        breaks: 'who has chosen no name is called by their email',
        find: 'displayName: person.displayName,',
        replace: 'displayName: person.displayName ?? person.email,',
      },
      {
        rules: ['X01', 'X02'],
        breaks: 'the months of a subscription are not told',
        find: 'iterateProfile: iterateProfileOf(facts, held, multisite)',
        replace: 'iterateProfile: iterateProfileOf(facts, null, multisite)',
      },
      {
        rules: ['L17'],
        breaks: 'the parent of a tandem child is told to be the child',
        find: 'isTandemChildAccount: viewer.isTandemChild',
        replace: 'isTandemChildAccount: person.hasTandemChild',
      },
      {
        rules: ['M24'],
        breaks: 'who agreed to the terms is asked again',
        find: 'requestTermsConsent: !person.termsAccepted',
        replace: 'requestTermsConsent: true',
      },
      {
        rules: ['X01'],
        breaks: 'the model of an account is not told',
        find: "modelId: find('pornstar')?.value ?? null",
        replace: 'modelId: null',
      },
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
    file: `${IDENTITY}/demonstration/seed.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['X01'],
        breaks: 'the demonstration’s account to challenge is not marked',
        find: 'device_challenge_required: person.isChallengeDue ?? false',
        replace: 'device_challenge_required: person.isDisabled ?? false',
      },
    ],
  },
  {
    file: `${MEMBERSHIP}/demonstration/seed.ts`,
    tests: PEOPLE,
    mutants: [
      {
        rules: ['X01'],
        breaks: 'what the demonstration’s member paid for packs was never granted',
        find: 'const granted = GEMS_LEFT + packs.length * GEMS.packPrice;',
        replace: 'const granted = GEMS_LEFT;',
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
