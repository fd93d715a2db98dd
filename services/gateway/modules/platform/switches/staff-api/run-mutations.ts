import { writtenText } from '@network/validation/written-text.ts';
import type { MutationResolvers } from '../../../../staff-api/resolvers.generated.ts';
import type { StaffContext } from '../../../../staff-api/staff-context.ts';
import type { Database } from '../../../../db/database.ts';
import { isReason, recordStaffAction, requireScope } from '../../../staff/staff/public.ts';
import { countRun, definitionOf } from '../experiments/count-run.ts';
import { changeShare, findRun, type RunDecision, startRun, stopRun } from '../experiments/runs.ts';
import { refuseSwitch, type SWITCH_REFUSALS } from './refuse.ts';

const DAY_MS = 86_400_000;
const DAYS = { least: 7, most: 60 } as const;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Refusal = keyof typeof SWITCH_REFUSALS;
interface Done {
  readonly id: string;
  readonly before: object | null;
  readonly after: object;
}

/** Does what was decided with its audit in one transaction; brand servers are waiting for it. */
async function decide(
  { services, staff }: StaffContext,
  { action, reason }: { readonly action: string; readonly reason: string },
  work: (trx: Database, decision: RunDecision) => Promise<Done | Refusal>,
) {
  requireScope(staff, 'shop:write');
  if (!isReason(reason)) return refuseSwitch('reason');
  const decision = { staff: staff.email, reason: writtenText(reason), at: services.clock.now() };
  const done = await services.db.transaction().execute(async (trx) => {
    const outcome = await work(trx, decision);
    if (typeof outcome === 'string') return outcome;
    const { id, before, after } = outcome;
    const row = {
      action,
      entityKind: 'experiment',
      entityId: id,
      before,
      after: { ...after, reason: decision.reason },
    };
    await recordStaffAction(trx, staff, { at: decision.at, ...row });
    return outcome;
  });
  if (typeof done === 'string') return refuseSwitch(done);
  await services.switchboard.refresh();
  return { __typename: 'Switched', id: done.id } as const;
}

const isShare = (share: number): boolean => share >= 1 && share <= 100;

/** Starting, growing and stopping experiments. */
export const runMutations = {
  startExperiment: (_parent, { experiment, brands: named, share, days, reason }, context) =>
    decide(context, { action: 'experiment.start', reason }, async (trx, decision) => {
      const brands = [...new Set(named)].toSorted();
      if (definitionOf(experiment) === null) return 'unknownExperiment';
      if (!isShare(share)) return 'share';
      if (days < DAYS.least || days > DAYS.most || days % 7 !== 0) return 'days';
      const known = brands.every((brand) => context.services.tenants.find(brand) !== null);
      if (brands.length === 0 || !known) return 'brands';
      const endsAt = new Date(decision.at.getTime() + days * DAY_MS);
      const started = await startRun(trx, { experiment, brands, share, endsAt }, decision);
      if (typeof started === 'string') return started;
      return { ...started, before: null, after: { experiment, brands, share, endsAt: endsAt.toISOString() } };
    }),
  changeExperimentShare: (_parent, { id, share, reason }, context) =>
    decide(context, { action: 'experiment.share', reason }, async (trx, decision) => {
      if (!isShare(share)) return 'share';
      const before = UUID.test(id) ? await changeShare(trx, { id, share }, decision) : null;
      return before === null ? 'ended' : { id, before: { share: before }, after: { share } };
    }),
  stopExperiment: async (_parent, { id, reason }, context) => {
    requireScope(context.staff, 'shop:write');
    const { db, clock } = context.services;
    const run = UUID.test(id) ? await findRun(db, id) : null;
    if (run === null) return refuseSwitch('ended');
    // Counted before the transaction, which other decisions wait for.
    const counts = await countRun(db, run, clock.now());
    return decide(context, { action: 'experiment.stop', reason }, async (trx, decision) => {
      const hasStopped = await stopRun(trx, { id, kind: 'staff', counts }, decision);
      return hasStopped ? { id, before: null, after: { experiment: run.experiment } } : 'ended';
    });
  },
} satisfies Partial<MutationResolvers>;
