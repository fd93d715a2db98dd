import { startTransition } from 'react';

/** How long to wait where a browser has no idle callbacks, in ms. */
const SOON_MS = 100;
/** How long to wait on a device that is never idle, in ms. */
const AT_LAST_MS = 2000;

const waiting = new Set<() => void>();

/**
 * Runs changes of a page once it has hydrated, all of them together as one transition. Hydration leaves the browser no
 * idle moment; a change before would start over with each part that has not hydrated yet. A slow device that draws without a pause
 * has none either, so it waits for two seconds.
 * @returns takes the change back while it waits
 */
export function whenQuiet(change: () => void): () => void {
  if (waiting.size === 0) schedule(runAll);
  waiting.add(change);
  return () => void waiting.delete(change);
}

function runAll(): void {
  const changes = [...waiting];
  waiting.clear();
  startTransition(() => {
    for (const change of changes) change();
  });
}

function schedule(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: AT_LAST_MS });
  else setTimeout(run, SOON_MS);
}
