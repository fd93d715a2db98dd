import { StartError } from './start-error.ts';

/** Open requests get this long after the signal to stop. */
const GIVE_UP_MS = 20_000;

/** How a running start can end itself. */
export interface Run {
  /** Something to stop at the end, in reverse order of starting. */
  readonly onStop: (stop: () => Promise<void>) => void;
  /** Stops everything and ends with a failure. */
  readonly fail: (complaint: unknown) => Promise<void>;
  /** Whether everything is being stopped: a process that ends now was stopped by us. */
  readonly isStopping: () => boolean;
}

/** Begins, then waits for Ctrl-C or SIGTERM, stops everything and ends with 0; with 1 when it could not begin. */
export async function runUntilStopped(begin: (run: Run) => Promise<void>): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  let isStopping = false;
  const end = async (code: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    try {
      for (const stop of stops.toReversed()) await stop();
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
    process.exit(code);
  };
  const fail = (complaint: unknown): Promise<void> => {
    if (!isStopping) console.error(complaint instanceof StartError ? complaint.message : complaint);
    return end(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  try {
    await begin({ onStop: (stop) => stops.push(stop), fail, isStopping: () => isStopping });
  } catch (error) {
    await fail(error);
  }
}
