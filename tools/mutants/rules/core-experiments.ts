import type { MutatedFile } from '../mutant.ts';

/** The split of visits over the variants of tests, and the cookies that keep it. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'libs/core/server/experiments/choose-variants.ts',
    tests: ['libs/core/server/experiments/choose-variants.test.ts', 'libs/core/server/brand-experiments.test.tsx'],
    mutants: [
      {
        rules: ['K11'],
        breaks: 'two tests split their visitors alike',
        find: 'bucketOf(experiment.id, visit.seed)',
        replace: "bucketOf('', visit.seed)",
      },
      {
        rules: ['K11'],
        breaks: 'a visitor who comes back is drawn anew',
        find: "kept !== null && 'bucket' in kept ? kept.bucket : bucketOf(experiment.id, visit.seed)",
        replace: 'bucketOf(experiment.id, visit.seed)',
      },
      {
        rules: ['K11'],
        breaks: 'each page gives the cookie of a test anew',
        find: 'if (kept === null) {',
        replace: '{',
      },
      {
        rules: ['K11', 'K09'],
        breaks: 'a variant is kept for thirty days',
        find: 'days: COOKIE_DAYS.default',
        replace: 'days: COOKIE_DAYS.salesTracking',
      },
      {
        rules: ['K11', 'K12'],
        breaks: 'who did not agree to be measured is in a test',
        find: 'if (!experiment.isRunning || !visit.isMeasured) continue;',
        replace: 'if (!experiment.isRunning) continue;',
      },
      {
        rules: ['K11', 'K12'],
        breaks: 'an old cookie keeps in a test who took the consent back',
        find: 'if (!experiment.isRunning || !visit.isMeasured) continue;',
        replace: 'if (!experiment.isRunning || (!visit.isMeasured && kept === null)) continue;',
      },
      {
        rules: ['K11'],
        breaks: 'a test that does not run is shown',
        find: 'if (!experiment.isRunning || !visit.isMeasured) continue;',
        replace: 'if (!visit.isMeasured) continue;',
      },
      {
        rules: ['K11'],
        breaks: 'the same session is drawn anew each time',
        find: 'bucketOf(experiment.id, visit.seed)',
        replace: 'bucketOf(experiment.id, `${visit.seed}${Math.random()}`)',
      },
      {
        rules: ['K11'],
        breaks: 'a tester is counted',
        find: '{ variant: given, isCounted: false }',
        replace: '{ variant: given, isCounted: true }',
      },
      {
        rules: ['K11'],
        breaks: 'a tester’s variant is gone with the next page',
        find: 'cookies.push({ name: experiment.cookie, value: writePlace(experiment, { given }, key), days: 1 });',
        replace: '',
      },
      {
        rules: ['K11'],
        breaks: 'a code shows a variant that the test has not',
        find: 'experiment.variants.some(({ id }) => id === asked) ? asked : givenBy(kept)',
        replace: 'asked ?? givenBy(kept)',
      },
      {
        rules: ['K11'],
        breaks: 'a code shows its variant in every test',
        find: 'tester?.experiment === experiment.id ? tester.variant : null',
        replace: 'tester?.variant ?? null',
      },
      {
        rules: ['K11', 'K09'],
        breaks: 'two tests share a cookie',
        find: 'cookies.push({ name: experiment.cookie, value, days:',
        replace: "cookies.push({ name: 'pt', value, days:",
      },
    ],
  },
  {
    file: 'libs/core/server/experiments/variant-cookie.ts',
    tests: ['libs/core/server/experiments/choose-variants.test.ts'],
    mutants: [
      {
        rules: ['K11'],
        breaks: 'a browser can make up its place',
        find: 'if (!isSame(signature, sign(`${experiment.id}\\n${text}`, key))) return null;',
        replace: '',
      },
      {
        rules: ['K11'],
        breaks: 'the place in one test counts in another',
        find: 'sign(`${id}\\n${text}`, key)',
        replace: 'sign(text, key)',
      },
      {
        rules: ['K11'],
        breaks: 'there are twice as many buckets as shares are counted in',
        find: '% EXPERIMENT_BUCKETS;',
        replace: '% (2 * EXPERIMENT_BUCKETS);',
      },
      {
        rules: ['K11'],
        breaks: 'a bucket is a fraction',
        find: 'digest.readUInt32BE(0) % EXPERIMENT_BUCKETS',
        replace: '(digest.readUInt32BE(0) / 2 ** 32) * EXPERIMENT_BUCKETS',
      },
      {
        rules: ['K11'],
        breaks: 'the buckets of visits lie close together',
        find: 'digest.readUInt32BE(0) %',
        replace: 'digest.readUInt8(0) %',
      },
    ],
  },
  {
    file: 'libs/validation/experiments/tester-code.ts',
    tests: ['libs/core/server/experiments/choose-variants.test.ts'],
    mutants: [
      {
        rules: ['K11'],
        breaks: 'a tester’s code never ends',
        find: 'Number(until) * 1000 > now ? { experiment, variant } : null',
        replace: '{ experiment, variant }',
      },
      {
        rules: ['K11'],
        breaks: 'anybody can write a tester’s code',
        find: 'if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text, key)))) return null;',
        replace: '',
      },
      {
        rules: ['K11'],
        breaks: 'the signature of a code says nothing of its variant',
        find: 'update(`tester\\n${text}`)',
        replace: "update(`tester\\n${text.split('.', 1).join()}`)",
      },
    ],
  },
  {
    file: 'libs/tenant/experiments.ts',
    tests: ['libs/core/server/experiments/choose-variants.test.ts', 'libs/core/server/brand-experiments.test.tsx'],
    mutants: [
      {
        rules: ['K11'],
        breaks: 'nobody is held out',
        find: 'if (bucket >= EXPERIMENT_BUCKETS - holdoutPercent * perPercent) return HOLDOUT;',
        replace: '',
      },
      {
        rules: ['K11'],
        breaks: 'a test takes whoever would be left over',
        find: 'bucket - start < percent * perPercent ? id : null',
        replace: 'id',
      },
      {
        rules: ['K11'],
        breaks: 'a share that grows moves those of the next variant',
        find: 'const end = start + ((100 - holdoutPercent) / shared) * percent * perPercent;',
        replace: 'const end = start + percent * perPercent;',
      },
      {
        rules: ['K11'],
        breaks: 'the test of the join form’s picture runs',
        find: "cookie: 'jfi',\n  isRunning: false,",
        replace: "cookie: 'jfi',\n  isRunning: true,",
      },
      {
        rules: ['K11'],
        breaks: 'the shares of a test add up to more than all',
        find: "{ id: 'b', percent: 45 },",
        replace: "{ id: 'b', percent: 54 },",
      },
    ],
  },
];
