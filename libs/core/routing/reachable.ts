import { repeatable } from './repeat-import.ts';

/** A host that takes longer than this is as good as none, in ms. */
const PROBE_MS = 5_000;
/** Pauses between two probes, at their longest, in ms; the last one is repeated. */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/**
 * Whether the host of this page answers. A browser knows when it has no network, and not when its network leads
 * nowhere; a page that was left for a host that does not answer is lost.
 */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })).ok;
  } catch {
    return false;
  }
}

let waiting: Promise<void> | null = null;

/** Waits until the host of this page answers. All that wait share the same probes. */
export function untilReachable(): Promise<void> {
  waiting ??= probeUntil(isReachable, Math.random).finally(() => (waiting = null));
  return waiting;
}

/** How often a chunk is requested before the part that needs it fails. */
const MOST_TRIES = 3;

/**
 * An importer that waits for the host of the page: a chunk is not asked for while the browser has no network, and one
 * that could not be loaded is requested again once the host answers. Whatever shows it waits meanwhile. A failure would
 * take the page away: the router loads the document again, and a browser without a connection has none.
 * @param importer imports one chunk, and does it before it waits for anything
 * @throws the importer's last error, when the host answers: the chunk is gone
 */
export function againWhenReachable<Module>(importer: () => Promise<Module>): () => Promise<Module> {
  const load = repeatable(importer);
  let isHere = false;
  return async () => {
    if (typeof window === 'undefined') return importer();
    // What failed once may fail every time, so it is not even tried.
    if (!isHere && isWithoutNetwork()) await untilReachable();
    for (let turn = 1; ; turn += 1) {
      try {
        const module = await load();
        isHere = true;
        return module;
      } catch (error) {
        if (turn === MOST_TRIES) throw error;
        await untilReachable();
      }
    }
  };
}

/** Whether the browser knows that it has no network. It may be wrong in both directions. */
function isWithoutNetwork(): boolean {
  return !navigator.onLine;
}

/** Asks at once, then with growing pauses and whenever a connection is back, until the answer is yes. */
export async function probeUntil(answers: () => Promise<boolean>, random: () => number): Promise<void> {
  for (let turn = 0; !(await answers()); turn += 1) {
    const longest = PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)] ?? 0;
    await connectionOr(longest * (0.5 + random() / 2));
  }
}

/** Resolves when a connection is back, and after `atMostMs` at the latest. */
function connectionOr(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, atMostMs);
    addEventListener('online', go);
  });
}
