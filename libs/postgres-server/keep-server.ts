import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/**
 * Runs a server that ends with this process, however this one ends: the shell beside it reads from us. A line is the signal
 * for the server. When nobody is left who writes, the server waits a moment for its clients, which end as well.
 */
const KEEPER = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(
  if read -r signal <&3; then kill -"$signal" $server; cat <&3 >/dev/null; fi
  kill -TERM $server
  sleep 5
  kill -INT $server
) 2>/dev/null &
keeper=$!
wait $server
status=$?
kill $keeper 2>/dev/null
exit $status`;

/** What PostgreSQL does at them: ends its connections, or waits until they have ended. */
const SIGNALS = { now: 'INT', afterClients: 'TERM' } as const;

/** A server process with its keeper. */
export interface KeptServer {
  /** Settles when the server has ended, whatever ended it. */
  readonly ended: Promise<void>;
  readonly isRunning: () => boolean;
  /** Ends its work at once, or `afterClients` when the last of them has gone, and waits until it has. */
  readonly stop: (when: 'now' | 'afterClients') => Promise<void>;
}

/** @param log descriptor of the file for what the server says */
export function keepServer(command: readonly string[], log: number, options: SpawnOptions): KeptServer {
  const child: ChildProcess = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...command], {
    ...options,
    // In a session of its own, so that Ctrl-C reaches it by us.
    detached: true,
    stdio: ['pipe', log, log],
  });
  let isRunning = true;
  // The pipe breaks when the server has ended.
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isRunning = false;
      child.stdin?.destroy();
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  return {
    ended,
    isRunning: () => isRunning,
    stop: async (when) => {
      child.stdin?.write(`${SIGNALS[when]}\n`);
      await ended;
    },
  };
}
