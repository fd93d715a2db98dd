import { send } from './person.ts';

/** How a stretch of steady requests went. */
export interface LoadReport {
  readonly sent: number;
  /** Each failure with how often: a status of 400 or more, or an error. */
  readonly failures: ReadonlyMap<string, number>;
  /** 95 of 100 answers took at most so long. */
  readonly p95Ms: number;
  readonly slowestMs: number;
}

/** A request that is sent repeatedly; with a cookie, as a signed-in person. */
export interface SteadyRequest {
  readonly url: URL;
  readonly cookie?: string;
}

export interface Load {
  /** Ends the stretch: what was sent since the last one, all answered. */
  stop(): Promise<LoadReport>;
}

/** Sends requests in turn at a steady rate, whether or not earlier ones have been answered. */
export function startLoad(requests: readonly SteadyRequest[], perSecond: number): Load {
  const failures = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let sent = 0;
  const took: number[] = [];
  const sendOne = async ({ url, cookie }: SteadyRequest): Promise<void> => {
    const startedAt = performance.now();
    const outcome = await send(url, { headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } }).then(
      ({ status }) => (status < 400 ? null : `${status} ${url.pathname}`),
      (error: NodeJS.ErrnoException) => `${error.code ?? error.message} ${url.pathname}`,
    );
    took.push(performance.now() - startedAt);
    if (outcome !== null) failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
  };
  const startedAt = performance.now();
  // A timer that is late sends what has become due meanwhile.
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    while (sent < due) {
      const next = requests[sent % requests.length];
      sent += 1;
      if (!next) continue;
      const done = sendOne(next).finally(() => open.delete(done));
      open.add(done);
    }
  }, 1_000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      return { sent, failures, p95Ms: atShare(took, 0.95), slowestMs: atShare(took, 1) };
    },
  };
}

/** The time, in whole milliseconds, within which that share of the answers came. */
export function atShare(took: readonly number[], share: number): number {
  const sorted = took.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}
