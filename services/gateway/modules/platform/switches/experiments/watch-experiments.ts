import { eachAlone } from '../../../../jobs/each-alone.ts';
import type { Job } from '../../../../jobs/job.ts';
import { countRun, definitionOf } from './count-run.ts';
import { resultsOf } from './results.ts';
import { findRunning, stopRun } from './runs.ts';

/**
 * Looks at every running experiment: one whose time is over is ended, and one of which a variant broke a guard rail is stopped and
 * reported. Brand servers are notified at once.
 */
export const watchExperiments: Job = {
  name: 'watch-experiments',
  cron: '7 * * * *',
  run: async (services, at) => {
    const { db, log } = services;
    const done = { ended: 0, stopped: 0 };
    const runs = await findRunning(db);
    const about = ({ experiment }: (typeof runs)[number]) => ({ experiment });
    await eachAlone(services, runs, about, async (run) => {
      const counts = await countRun(db, run, at);
      const definition = definitionOf(run.experiment);
      const period = { startedAt: run.started_at, endsAt: run.ends_at };
      const results = definition === null ? [] : resultsOf(definition, counts, period);
      const broken = results.flatMap(({ variant, broken: guards }) => guards.map((guard) => `${variant}: ${guard}`));
      const isOver = run.ends_at <= at;
      if (!isOver && broken.length === 0) return;
      const kind = isOver ? 'time' : 'guard';
      const reason = isOver ? 'Its time was over.' : `A guard rail was broken (${broken.join(', ')}).`;
      const hasStopped = await db
        .transaction()
        .execute((trx) => stopRun(trx, { id: run.id, kind, counts }, { staff: null, reason, at }));
      if (!hasStopped) return;
      done[isOver ? 'ended' : 'stopped'] += 1;
      if (!isOver) log.error({ experiment: run.experiment, broken }, 'experiment stopped by a guard rail');
    });
    return done;
  },
};
