import { send } from './person.ts';

/** How a stretch of steady requests went. */
export interface LoadReport {
  readonly sent: number;
  /** Each failure with how often: a status of 400 or more, or an error. */
  readonly failures: ReadonlyMap<string, number>;
  readonly slowestMs: number;
}

/** One that is sent again and again; with a cookie, somebody's who is signed in. */
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
  let slowestMs = 0;
  const sendOne = async ({ url, cookie }: SteadyRequest): Promise<void> => {
    const startedAt = performance.now();
    const outcome = await send(url, { headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } }).then(
      ({ status }) => (status < 400 ? null : `${status} ${url.pathname}`),
      (error: NodeJS.ErrnoException) => `${error.code ?? error.message} ${url.pathname}`,
    );
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
    if (outcome !== null) failures.set(outcome, (failures.get(outcome) ?? 0) + 1);
  };
  const timer = setInterval(() => {
    const next = requests[sent % requests.length];
    if (!next) return;
    sent += 1;
    const done = sendOne(next).finally(() => open.delete(done));
    open.add(done);
  }, 1_000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      return { sent, failures, slowestMs: Math.round(slowestMs) };
    },
  };
}
