import type { MutatedFile } from '../mutant.ts';

const PROFILE = 'services/gateway/modules/identity/profile';

/** The profile of a person: what it tells, what it keeps of what was seen and said. */
export const mutated: readonly MutatedFile[] = [
  {
    file: `${PROFILE}/iterate-profile.ts`,
    tests: [`${PROFILE}/iterate-profile.test.ts`],
    mutants: [
      {
        rules: ['X05'],
        breaks: 'a pack unlocked two weeks ago to the millisecond is no longer recent',
        find: '<= RECENT_UNLOCK_MS',
        replace: '< RECENT_UNLOCK_MS',
      },
      {
        rules: ['X05'],
        breaks: 'the first unlocked pack is told as the last one',
        find: 'unlockedPacks.at(-1)',
        replace: 'unlockedPacks.at(0)',
      },
      {
        rules: ['X05'],
        breaks: 'who never unlocked a pack unlocked one lately',
        find: 'lastUnlock !== null && now.getTime() - lastUnlock.getTime()',
        replace: 'now.getTime() - (lastUnlock ?? now).getTime()',
      },
      {
        rules: ['X05'],
        breaks: 'access that ended is counted to now',
        find: 'const until = end < now ? end : now;',
        replace: 'const until = now;',
      },
      {
        rules: ['X05'],
        breaks: 'access that runs on is counted to its end',
        find: 'const until = end < now ? end : now;',
        replace: 'const until = end;',
      },
    ],
  },
  {
    file: 'libs/graphql/schema.graphql',
    tests: [`${PROFILE}/profile-fields.test.ts`],
    mutants: [
      {
        rules: ['X01', 'X02'],
        breaks: 'a profile’s subscription does not say its seniority',
        find: 'seniority: ',
        replace: 'age: ',
      },
    ],
  },
  {
    file: `${PROFILE}/profile-state.ts`,
    tests: [`${PROFILE}/profile-state.integration.test.ts`],
    mutants: [
      {
        rules: ['C13'],
        breaks: 'acknowledging the Alabama warning acknowledges the Texas one',
        find: "['US-AL', 'alabama_warning_at']",
        replace: "['US-AL', 'texas_warning_at']",
      },
      {
        rules: ['C13'],
        breaks: 'the last acknowledgement of a health warning counts, not the first',
        find: "  'texas_warning_at',\n  'alabama_warning_at',\n]);",
        replace: ']);',
      },
      {
        rules: ['C13'],
        breaks: 'a state with its country said twice is taken for it',
        find: "stateCode.startsWith('US-') ? stateCode : `US-${stateCode}`",
        replace: "`US-${stateCode.replaceAll('US-', '')}`",
      },
      {
        rules: ['C13'],
        breaks: 'a state is taken in small letters',
        find: 'HEALTH_WARNINGS.get(code)',
        replace: 'HEALTH_WARNINGS.get(code.toUpperCase())',
      },
      {
        rules: ['C13'],
        breaks: 'a state without a warning acknowledges the Texas one',
        find: 'HEALTH_WARNINGS.get(code) ?? null',
        replace: "HEALTH_WARNINGS.get(code) ?? 'texas_warning_at'",
      },
      {
        rules: ['C13'],
        breaks: 'a moment to come is kept as the acknowledgement of gems',
        find: 'asked !== null && asked < now ? asked : now',
        replace: 'asked ?? now',
      },
      {
        rules: ['C13'],
        breaks: 'the last moment that gems were explained counts, not the first',
        find: "  'gems_intro_at',\n  'teaser_viewed_at',",
        replace: "  'teaser_viewed_at',",
      },
    ],
  },
  {
    file: `${PROFILE}/profile-state-resolvers.ts`,
    tests: [`${PROFILE}/profile-state.integration.test.ts`],
    mutants: [
      {
        rules: ['C13'],
        breaks: 'the moment that the gems were explained is not the one told',
        find: "record(context, 'gems_intro_at', new Date(when))",
        replace: "record(context, 'gems_intro_at')",
      },
      {
        rules: ['C13'],
        breaks: 'seeing the teaser notes that the balance was seen',
        find: "record(context, 'teaser_viewed_at')",
        replace: "record(context, 'gems_acknowledged_at')",
      },
    ],
  },
  {
    file: `${PROFILE}/profile.ts`,
    tests: [`${PROFILE}/profile-state.integration.test.ts`],
    mutants: [
      {
        rules: ['X04'],
        breaks: 'who saw nothing is told to have been shown the gems at the beginning of time',
        find: 'gemsIntro: person.gemsIntroAt?.toISOString() ?? null',
        replace: 'gemsIntro: (person.gemsIntroAt ?? new Date(0)).toISOString()',
      },
      {
        rules: ['C13'],
        breaks: 'the warning of Alabama is told as that of Texas',
        find: 'texasHealthWarningAcknowledged: person.texasWarningAt',
        replace: 'texasHealthWarningAcknowledged: person.alabamaWarningAt',
      },
    ],
  },
  {
    file: `${PROFILE}/profile.ts`,
    tests: [`${PROFILE}/profile.integration.test.ts`],
    mutants: [
      {
        rules: ['C01'],
        breaks: 'who is signed in is told not to be',
        find: 'isAuthenticated: true',
        replace: 'isAuthenticated: false',
      },
    ],
  },
  {
    file: `${PROFILE}/resolvers.ts`,
    tests: [`${PROFILE}/profile.integration.test.ts`],
    mutants: [
      {
        rules: ['C02'],
        breaks: 'who has no subscription is answered an error',
        find: 'return held && subscriptionView(',
        replace: 'return subscriptionView(',
      },
      {
        rules: ['C14'],
        breaks: 'whether videos play by themselves is answered and not kept',
        find: '|| !(await saveAutoplay(services, person.userId, autoplayEnabled))',
        replace: '',
      },
    ],
  },
  {
    file: `${PROFILE}/profile-repository.ts`,
    tests: [`${PROFILE}/relationship.integration.test.ts`],
    mutants: [
      {
        rules: ['C14'],
        breaks: 'who one is in a relationship is not kept',
        find: '      relationship_role: relationship.relationshipRole,\n',
        replace: '',
      },
    ],
  },
  {
    file: `${PROFILE}/resolvers.ts`,
    tests: [`${PROFILE}/relationship.integration.test.ts`],
    mutants: [
      {
        rules: ['X01'],
        breaks: 'a profile tells no abilities',
        find: 'JSON.stringify((await context.ability()).rules)',
        replace: 'JSON.stringify([])',
      },
    ],
  },
  {
    file: 'libs/access/rules/relationship.ts',
    tests: [`${PROFILE}/relationship.integration.test.ts`],
    mutants: [
      {
        rules: ['A12'],
        breaks: 'an active member of the relationship site may not say how they live',
        find: "isActiveMember ? ['see', 'update'] : ['see']",
        replace: "['see']",
      },
      {
        rules: ['A12'],
        breaks: 'how one lives can be said on a brand without the section',
        find: 'tenant?.features.relationshipStatus !== true',
        replace: 'tenant === null',
      },
      {
        rules: ['A12'],
        breaks: 'who was a member of the relationship site says how they live',
        find: 'viewer.siteAccess.includes(RELATIONSHIP_SITE) && !viewer.isTandemChild',
        replace: '!viewer.isTandemChild',
      },
      {
        rules: ['A12'],
        breaks: 'a tandem child says how they live',
        find: 'viewer.siteAccess.includes(RELATIONSHIP_SITE) && !viewer.isTandemChild',
        replace: 'viewer.siteAccess.includes(RELATIONSHIP_SITE)',
      },
    ],
  },
  {
    file: 'services/gateway/http/refusal.ts',
    tests: [`${PROFILE}/profile-state.integration.test.ts`, `${PROFILE}/profile.integration.test.ts`],
    mutants: [
      {
        rules: ['C13', 'C14'],
        breaks: 'a visitor is told that this account may not, and not to sign in',
        find: "isVisitor ? 'UNAUTHENTICATED' : 'FORBIDDEN'",
        replace: "'FORBIDDEN'",
      },
    ],
  },
  {
    file: 'services/gateway/graphql/route.ts',
    tests: [`${PROFILE}/relationship.integration.test.ts`],
    mutants: [
      {
        rules: ['C14'],
        breaks: 'what a call is refused for is left out where nothing was carried out',
        find: '...(shown && { errors: shown })',
        replace: '...(data && shown && { errors: shown })',
      },
    ],
  },
];
