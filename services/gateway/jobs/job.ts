import type { GatewayModule } from '../module.ts';
import type { GatewayServices } from '../services.ts';
import { purgeJobOf } from './purge.ts';

/** The counts of a run, by what was done: `{ sessions: 3 }`. Shown to operators and written to the log. */
export type JobCounts = Readonly<Record<string, number>>;

/**
 * Work that happens by the calendar. It may run twice for one scheduled time, on two gateways, or by hand: its SQL
 * makes the second time change nothing.
 */
export interface Job {
  /** The queue's name and the operator's: lower case and dashes. */
  readonly name: string;
  /** Five fields, in UTC. At each of its times one gateway of all runs the job. */
  readonly cron: string;
  /**
   * Seconds between runs that every gateway makes besides, for work that should not wait for the next minute. The
   * job's SQL then claims what it works on.
   */
  readonly everySeconds?: number;
  /**
   * The job's work belongs to a time of its calendar, such as a week's grant. If a time passes while no gateway runs, a
   * separate run makes up for it (decision 0800). Other jobs do whatever is due when they run.
   */
  readonly countsMoments?: boolean;
  /**
   * The counts that an alert reads. They exist with the value 0 from the start of a process. A counter that begins with
   * its first increase never increased, as far as Prometheus sees.
   */
  readonly watched?: readonly string[];
  /**
   * Does the work that is due at `at`, which is the past or the future when an operator passes it. Work that takes
   * longer than seconds ends early when `stopping` aborts, as the process is about to end.
   */
  run(services: GatewayServices, at: Date, stopping?: AbortSignal): Promise<JobCounts>;
}

/**
 * Every job of the modules, by name.
 * @throws Error when two have one name
 */
export function jobsOf(modules: readonly GatewayModule[]): readonly Job[] {
  const jobs = [purgeJobOf(modules), ...modules.flatMap((module) => module.jobs ?? [])];
  const names = new Set<string>();
  for (const { name } of jobs) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`Job "${name}": a name is lower case letters and dashes.`);
    if (names.has(name)) throw new Error(`Two jobs have the name "${name}".`);
    names.add(name);
  }
  return jobs.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
