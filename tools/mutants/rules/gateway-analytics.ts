import type { MutatedFile } from '../mutant.ts';

/** What visits tell of. */
export const mutated: readonly MutatedFile[] = [
  {
    file: 'services/gateway/modules/analytics/routes.ts',
    tests: ['services/gateway/modules/analytics/analytics.integration.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'events of before are kept as of later',
        find: 'now.getTime() - agoMs',
        replace: 'now.getTime() + agoMs',
      },
      {
        rules: ['K12'],
        breaks: 'an event that is sent again is an error of the gateway',
        find: '        .onConflict((conflict) => conflict.doNothing())\n',
        replace: '',
      },
      {
        rules: ['K12'],
        breaks: 'a stranger’s events are read before anyone asks who sends them',
        find: "    if (tenant === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'Brand servers alone tell of events.');\n",
        replace: '',
      },
    ],
  },
  {
    file: 'services/gateway/modules/analytics/read-events.ts',
    tests: ['services/gateway/modules/analytics/analytics.integration.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'an event brings fields that the catalogue does not have',
        find: 'fields: z.strictObject(',
        replace: 'fields: z.object(',
      },
      {
        rules: ['K12'],
        breaks: 'a batch has any number of events',
        find: '.min(1).max(MAX_EVENTS)',
        replace: '.min(1)',
      },
      {
        rules: ['K12'],
        breaks: 'a number cannot be one',
        find: 'z.int().min(0).max(1_000_000_000)',
        replace: 'z.int().min(2).max(1_000_000_000)',
      },
    ],
  },
  {
    file: 'services/gateway/modules/analytics/purges.ts',
    tests: ['services/gateway/modules/analytics/analytics.integration.test.ts'],
    mutants: [
      {
        rules: ['K12'],
        breaks: 'events are forgotten after ninety hours',
        find: 'ANALYTICS_RETENTION_DAYS * DAY_MS',
        replace: 'ANALYTICS_RETENTION_DAYS * 3_600_000',
      },
    ],
  },
];
