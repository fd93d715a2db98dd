import type { DeliveryMode } from './deliveries.ts';

/** Where in the examples of fast-check a counterexample is. */
export interface Replay {
  readonly seed: number;
  readonly path: string;
  readonly replayPath: string;
}

/**
 * The counterexample that HISTORY names for a delivery mode, as `late -123 4:0:1 AAB:F`: mode, seed, path and replayPath
 * of a failure. Null where none is named.
 */
export function replayOf(mode: DeliveryMode, history = process.env['HISTORY']): Replay | null {
  const [of, seed, path, replayPath] = history?.split(' ') ?? [];
  if (of !== mode || seed === undefined || path === undefined || replayPath === undefined) return null;
  return { seed: Number(seed), path, replayPath };
}
