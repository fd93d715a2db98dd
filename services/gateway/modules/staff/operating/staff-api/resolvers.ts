import { findJobRuns, summarizeJobRuns } from '../../../../jobs/job-runs.ts';
import { queueLength } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import type { JobRunState, MutationResolvers, QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { readReconciliation } from '../../../money/billing/public.ts';
import { findReports, type ProblemReport, settleReport } from '../../../platform/reports/public.ts';
import { countGuardStops } from '../../../platform/switches/public.ts';
import { recordStaffAction, requireScope } from '../../staff/public.ts';
import { readDayFigures } from '../day-figures.ts';
import { knownId, moment, pageOf, rowsToRead } from '../../../../staff-api/page-of.ts';
import { runJobOfStaff } from '../run-job-of-staff.ts';
import { mailMutations, mailQueries } from './mail-resolvers.ts';
import { openingQueries } from './opening.ts';
import { releaseQueries } from './release-resolvers.ts';

const MOST_DAYS = 30;
/** How long an experiment that a guard rail stopped needs attention. */
const STOPS_FOR_MS = 7 * 86_400_000;

const shownReport = (report: ProblemReport) => ({
  id: report.id,
  brand: report.tenant_id,
  path: report.path,
  correlationId: report.correlation_id,
  error: report.error,
  text: report.text,
  receivedAt: report.received_at.toISOString(),
  settledAt: moment(report.settled_at),
});

const queries = {
  ...mailQueries,
  ...openingQueries,
  ...releaseQueries,
  jobs: async (_parent, _args, { staff, services, jobs }) => {
    requireScope(staff, 'operations:read');
    const runs = await summarizeJobRuns(services.db);
    return jobs.map(({ name, cron, everySeconds = null }) => {
      const run = runs.get(name);
      const lastState = (run?.lastState ?? null) as JobRunState | null;
      return {
        name,
        cron,
        everySeconds,
        lastEndedAt: moment(run?.lastEndedAt ?? null),
        lastState,
        failed: run?.failed ?? 0,
      };
    });
  },
  jobRuns: async (_parent, { name, state, after, first }, { staff, services }) => {
    requireScope(staff, 'operations:read');
    const limit = rowsToRead(first);
    const search = { name: name || null, state: state ?? null, after: knownId(after), limit };
    const { page, next } = pageOf(await findJobRuns(services.db, search), limit);
    const runs = page.map(({ createdAt, startedAt, endedAt, ...run }) => ({
      ...run,
      createdAt: createdAt.toISOString(),
      startedAt: moment(startedAt),
      endedAt: moment(endedAt),
    }));
    return { runs, next };
  },
  dayFigures: (_parent, { days }, { staff, services }) => {
    requireScope(staff, 'operations:read');
    const count = Math.min(Math.max(days ?? MOST_DAYS, 1), MOST_DAYS);
    return readDayFigures(services.db, count, services.clock.now());
  },
  attention: async (_parent, _args, { staff, services: { db, config, clock } }) => {
    requireScope(staff, 'operations:read');
    const queue = await queueLength(db, QUEUES.mails);
    const billers = await readReconciliation(db, config.billers, clock.now());
    const runs = await summarizeJobRuns(db);
    const total = (field: 'flagged' | 'failed' | 'failedCommands') =>
      billers.reduce((sum, biller) => sum + biller[field], 0);
    return {
      mailsWaiting: queue.size,
      oldestMailAt: moment(queue.oldest),
      flaggedEvents: total('flagged'),
      failedEvents: total('failed'),
      failedCommands: total('failedCommands'),
      stoppedExperiments: await countGuardStops(db, new Date(clock.now().getTime() - STOPS_FOR_MS)),
      failedJobs: [...runs.values()].reduce((sum, { failed }) => sum + failed, 0),
    };
  },
  problemReports: async (_parent, { all, after, first }, { staff, services }) => {
    requireScope(staff, 'operations:read');
    const limit = rowsToRead(first);
    const which = all ? 'all' : 'open';
    const { page, next } = pageOf(await findReports(services.db, { which, after: knownId(after), limit }), limit);
    return { reports: page.map(shownReport), next };
  },
} satisfies Partial<QueryResolvers>;

const mutations = {
  ...mailMutations,
  runJob: async (_parent, request, context) => {
    requireScope(context.staff, 'operations:act');
    const done = await runJobOfStaff(context, request);
    return done.outcome === 'ran'
      ? { __typename: 'JobRan', counts: done.counts }
      : { __typename: 'RunJobRefused', message: done.message };
  },
  settleProblemReport: (_parent, { id }, { staff, services: { db, clock } }) => {
    requireScope(staff, 'operations:act');
    const now = clock.now();
    return db.transaction().execute(async (trx) => {
      if (knownId(id) === null || !(await settleReport(trx, id, now))) return false;
      const action = { action: 'report.settle', entityKind: 'problem-report', entityId: id, before: null, after: null };
      await recordStaffAction(trx, staff, { at: now, ...action });
      return true;
    });
  },
} satisfies Partial<MutationResolvers>;

/** Resolvers of what operators see and do, in the staff API. */
export const operatingResolvers = { Query: queries, Mutation: mutations };
