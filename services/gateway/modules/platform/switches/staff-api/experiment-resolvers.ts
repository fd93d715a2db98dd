import { EXPERIMENTS, type Experiment } from '@network/tenant/experiments.ts';
import type { QueryResolvers } from '../../../../staff-api/resolvers.generated.ts';
import { requireScope } from '../../../staff/staff/public.ts';
import { countRun, definitionOf } from '../experiments/count-run.ts';
import { resultsOf } from '../experiments/results.ts';
import { findRun, findRunChanges, findRuns, type RunChangeRow, type RunRow } from '../experiments/runs.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const all: readonly Experiment[] = EXPERIMENTS;

function shownRun(run: RunRow, changes: readonly RunChangeRow[]) {
  return {
    id: run.id,
    brands: run.brands,
    share: run.share,
    startedAt: run.started_at.toISOString(),
    endsAt: run.ends_at.toISOString(),
    stoppedAt: run.stopped_at?.toISOString() ?? null,
    end: run.end_kind,
    changes: changes
      .filter(({ run_id }) => run_id === run.id)
      .map(({ id, change, share, staff, reason, at }) => ({ id, change, share, staff, reason, at: at.toISOString() })),
  };
}

/** Queries about experiments and their results. */
export const experimentQueries = {
  experiments: async (_parent, _args, { staff, services: { db } }) => {
    requireScope(staff, 'shop:read');
    const shown = [];
    for (const { id, variants, holdoutPercent, goal, isRunning } of all) {
      const runs = await findRuns(db, id);
      const changes = await findRunChanges(
        db,
        runs.map((run) => run.id),
      );
      shown.push({
        id,
        variants: [...variants],
        holdoutPercent,
        goal: goal ?? 'purchaseSuccess',
        isRunningByDefinition: isRunning,
        runs: runs.map((run) => shownRun(run, changes)),
      });
    }
    return shown;
  },
  experimentRun: async (_parent, { id }, { staff, services: { db, clock } }) => {
    requireScope(staff, 'shop:read');
    const run = UUID.test(id) ? await findRun(db, id) : null;
    const definition = run && definitionOf(run.experiment);
    if (run === null || definition === null) return null;
    const now = clock.now();
    const results = resultsOf(definition, await countRun(db, run, now), {
      startedAt: run.started_at,
      endsAt: run.ends_at,
    });
    return {
      experiment: run.experiment,
      goal: definition.goal ?? 'purchaseSuccess',
      run: shownRun(run, await findRunChanges(db, [id])),
      isPreliminary: (run.stopped_at ?? now) < run.ends_at,
      variants: results.map(({ broken, ...result }) => ({ ...result, broken: [...broken] })),
    };
  },
} satisfies Partial<QueryResolvers>;
