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
];
