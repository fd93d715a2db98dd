import type { MutatedFile } from '../mutant.ts';

/** What is counted by the calendar: badges, gems, packs and what is new. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/lifecycle/badges/badges.ts',
    tests: ['libs/lifecycle/badges/badges.test.ts'],
    mutants: [
      {
        rules: ['L12'],
        breaks: 'bronze comes only after the third month',
        find: 'seniorityMonths >= BADGE_TENURE_MONTHS[badge]',
        replace: 'seniorityMonths > BADGE_TENURE_MONTHS[badge]',
      },
      {
        rules: ['L12'],
        breaks: 'tenure is counted anew every two years',
        find: 'seniorityMonths >= BADGE_TENURE_MONTHS[badge]',
        replace: 'seniorityMonths % 24 >= BADGE_TENURE_MONTHS[badge]',
      },
      {
        rules: ['L12'],
        breaks: 'nobody comes further than bronze',
        find: 'BADGE_TENURE_MONTHS[b] - BADGE_TENURE_MONTHS[a]',
        replace: 'BADGE_TENURE_MONTHS[a] - BADGE_TENURE_MONTHS[b]',
      },
      {
        rules: ['L12'],
        breaks: 'the last moment of the grace is without a badge',
        find: '<= BADGE_GRACE_DAYS * DAY_MS',
        replace: '< BADGE_GRACE_DAYS * DAY_MS',
      },
      {
        rules: ['L12'],
        breaks: 'a badge stays for good after a lapse',
        find: 'keepsTenureBadge(facts, now) ? tenureBadge(facts.seniorityMonths) : null',
        replace: 'tenureBadge(facts.seniorityMonths)',
      },
      {
        rules: ['L12'],
        breaks: 'who joins on the day after the six months is a founder too',
        find: 'joinedAt < addMonths',
        replace: 'joinedAt <= addMonths',
      },
      {
        rules: ['L12'],
        breaks: 'tenure stands before the roles',
        find: "facts.isModerator && 'moderator',",
        replace: "tenure, facts.isModerator && 'moderator',",
      },
      {
        rules: ['L12'],
        breaks: 'a director shows no badge',
        find: "facts.isDirector && 'director',",
        replace: '',
      },
      {
        rules: ['L12'],
        breaks: 'who is no member for a month yet has a badge of bronze',
        find: '?? null;\n}\n\n/** "A 7-day',
        replace: "?? 'bronze';\n}\n\n/** \"A 7-day",
      },
      {
        rules: ['L12'],
        breaks: 'months that are begun count as whole ones',
        find: 'seniorityMonths >= BADGE_TENURE_MONTHS[badge]',
        replace: 'Math.ceil(seniorityMonths) >= BADGE_TENURE_MONTHS[badge]',
      },
    ],
  },
  {
    file: 'libs/lifecycle/calendar/utc-dates.ts',
    tests: ['libs/lifecycle/badges/badges.test.ts', 'libs/lifecycle/interstitial/interstitial.machine.test.ts'],
    mutants: [
      {
        rules: ['L12', 'L18'],
        breaks: 'a month from its 31st runs into the month after the next',
        find: 'result.setUTCDate(Math.min(date.getUTCDate(), lastDay))',
        replace: 'result.setUTCDate(date.getUTCDate())',
      },
    ],
  },
  {
    file: 'libs/lifecycle/gems/gems.ts',
    tests: ['libs/lifecycle/gems/gems.test.ts'],
    mutants: [
      {
        rules: ['L10'],
        breaks: 'on a Friday the next grant is the one that just was',
        find: 'days === 0 ? 7 : days',
        replace: 'days',
      },
      { rules: ['L10'], breaks: 'gems are granted on Thursdays', find: 'FRIDAY = 5', replace: 'FRIDAY = 4' },
      {
        rules: ['L10'],
        breaks: 'a begun day is not counted as a day to wait',
        find: 'Math.ceil((nextGemsGrant',
        replace: 'Math.floor((nextGemsGrant',
      },
      {
        rules: ['L10'],
        breaks: 'a week begins on Sunday, not on Monday',
        find: 'thursday.getUTCDay() || 7',
        replace: 'thursday.getUTCDay()',
      },
      {
        rules: ['L10'],
        breaks: 'the first days of January are of a week of the new year, always',
        find: 'String(thursday.getUTCFullYear())}-W',
        replace: 'String(at.getUTCFullYear())}-W',
      },
      {
        rules: ['L10'],
        breaks: 'gems are granted once, however many subscriptions there are',
        find: 'Math.max(0, Math.trunc(activePaidSubscriptions) || 0) * GEMS.weeklyGrant',
        replace: 'activePaidSubscriptions > 0 ? GEMS.weeklyGrant : 0',
      },
      {
        rules: ['L09', 'X01'],
        breaks: 'ten gems do not pay for a pack of ten',
        find: 'balance >= GEMS.packPrice',
        replace: 'balance > GEMS.packPrice',
      },
      {
        rules: ['L09', 'X01'],
        breaks: 'all packs are said to be unlocked before they are',
        find: 'return Math.floor((Math.min',
        replace: 'return Math.round((Math.min',
      },
      {
        rules: ['L09', 'X01'],
        breaks: 'more than all packs are unlocked',
        find: 'Math.min(Math.max(unlocked, 0), total)',
        replace: 'Math.max(unlocked, 0)',
      },
      { rules: ['L10'], breaks: 'a year begins in week 0', find: '/ (7 * DAY_MS)) + 1;', replace: '/ (7 * DAY_MS));' },
      {
        rules: ['X01'],
        breaks: 'of no packs all are unlocked',
        find: 'if (!(total > 0)) return 0;',
        replace: 'if (!(total > 0)) return 100;',
      },
      {
        rules: ['X01'],
        breaks: 'the share of packs is one of a thousand',
        find: 'total) / total) * 100)',
        replace: 'total) / total) * 1000)',
      },
      {
        rules: ['X01'],
        breaks: 'fewer than no packs are unlocked',
        find: 'Math.min(Math.max(unlocked, 0), total)',
        replace: 'Math.min(unlocked, total)',
      },
    ],
  },
  {
    file: 'libs/lifecycle/new-content/new-content.ts',
    tests: ['libs/lifecycle/new-content/new-content.test.ts'],
    mutants: [
      { rules: ['L16'], breaks: 'what is not out yet is new', find: 'age >= 0 && ', replace: '' },
      {
        rules: ['L16'],
        breaks: 'the fourteenth day is not new any more',
        find: 'age <= NEW_CONTENT_DAYS',
        replace: 'age < NEW_CONTENT_DAYS',
      },
      {
        rules: ['L16'],
        breaks: 'what has no date is new',
        find: 'if (released === null) return false;',
        replace: 'if (released === null) return true;',
      },
      {
        rules: ['L16'],
        breaks: 'what is out at this moment is not new yet',
        find: 'age >= 0 &&',
        replace: 'age > 0 &&',
      },
      {
        rules: ['L16'],
        breaks: 'what is fifteen days old is new',
        find: 'NEW_CONTENT_DAYS * DAY_MS',
        replace: '(NEW_CONTENT_DAYS + 1) * DAY_MS',
      },
    ],
  },
  {
    file: 'libs/lifecycle/quota/quota.ts',
    tests: ['libs/lifecycle/quota/quota.test.ts'],
    mutants: [
      {
        rules: ['X03'],
        breaks: 'the channel categories share the quota of the videos',
        find: 'DOWNLOAD_QUOTA[kind]',
        replace: 'DOWNLOAD_QUOTA.videos',
      },
      {
        rules: ['X03'],
        breaks: 'a download counts at the end of its period too',
        find: 'at > now.getTime() - period',
        replace: 'at >= now.getTime() - period',
      },
      {
        rules: ['X03'],
        breaks: 'a begun day of waiting is not counted',
        find: 'Math.ceil((blocking',
        replace: 'Math.floor((blocking',
      },
      {
        rules: ['X03'],
        breaks: 'with more downloads than the quota the first one is waited for',
        find: 'counted[counted.length - max]',
        replace: 'counted[0]',
      },
      {
        rules: ['X03'],
        breaks: 'a quota of nothing lets a first download through',
        find: 'thresholdReached: left === 0',
        replace: 'thresholdReached: counted.length > 0 && left === 0',
      },
      {
        rules: ['X03'],
        breaks: 'downloads are taken in the order in which they are stored',
        find: '.toSorted((a, b) => a - b)',
        replace: '',
      },
    ],
  },
];
