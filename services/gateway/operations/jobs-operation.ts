import { parseArgs } from 'node:util';
import { type Job, type JobCounts, jobsOf } from '../jobs/job.ts';
import { nextMoment } from '../jobs/moments.ts';
import { runJob } from '../jobs/run-job.ts';
import type { GatewayModule } from '../module.ts';
import type { Operation, OperationAnswer } from './operation.ts';

/**
 * `npm run jobs`: lists the scheduled jobs. `npm run jobs -- <name> [--at ISO-date]`: runs one now, as of now or of
 * another time.
 */
export function jobsOperation(modules: readonly GatewayModule[]): Operation {
  return {
    name: 'jobs',
    run: async (services, args): Promise<OperationAnswer> => {
      const jobs = jobsOf(modules);
      if (args.length === 0) return { ok: true, text: listOf(jobs, services.clock.now()) };
      const known = `Jobs: ${jobs.map(({ name }) => name).join(', ')}.`;
      const usage = `Usage: npm run jobs -- NAME [--at ISO-DATE]. ${known}`;
      const request = readArguments(args);
      if (request === null) return { ok: false, text: usage };
      const job = jobs.find(({ name }) => name === request.name);
      if (!job) return { ok: false, text: `There is no job "${request.name}". ${known}` };
      const at = request.at === undefined ? services.clock.now() : readMoment(request.at);
      if (at === null) {
        return {
          ok: false,
          text: `--at: expected a date such as 2026-03-01 or 2026-03-01T12:00:00Z, got "${request.at}"`,
        };
      }
      try {
        return { ok: true, text: `${job.name} at ${at.toISOString()}: ${describe(await runJob(services, job, at))}` };
      } catch {
        return { ok: false, text: `${job.name} at ${at.toISOString()} failed; the log says why.` };
      }
    },
  };
}

/** A job a line, with the next time of its calendar (UTC). */
function listOf(jobs: readonly Job[], now: Date): string {
  const width = Math.max(...jobs.map(({ name }) => name.length));
  const lines = jobs.map(({ name, cron, everySeconds }) => {
    const more = everySeconds === undefined ? '' : `, and every ${everySeconds} s`;
    return `${name.padEnd(width)}  next ${nextMoment(cron, now).toISOString()}${more}`;
  });
  return [...lines, 'npm run jobs -- NAME [--at ISO-DATE] runs one now.'].join('\n');
}

function readArguments(args: readonly string[]): { readonly name: string; readonly at: string | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { at: { type: 'string' } },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    return name === undefined || more.length > 0 ? null : { name, at: values.at };
  } catch {
    return null;
  }
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** A day is its midnight UTC, and a time without a zone is UTC too; null for what is not in the calendar. */
export function readMoment(text: string): Date | null {
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined) return null;
  // The parser would take the 30th of February for the 2nd of March.
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) return null;
  const isZoned = /(?:Z|[+-]\d{2}:\d{2})$/.test(text) || text === day;
  const moment = new Date(isZoned ? text : `${text}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function describe(counts: JobCounts): string {
  const parts = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  return parts.length === 0 ? 'done' : parts.join(', ');
}
