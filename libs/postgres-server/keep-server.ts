import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/**
 * Runs a server that ends with this process, however this one ends: the shell beside it reads from us. A line ends the
 * server and its connections (SIGINT). When nobody is left who writes, it first waits a moment for its clients, which end as
 * well (SIGTERM).
 */
const KEEPER = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(
  if ! read -r line <&3; then
    kill -TERM $server
    sleep 5
  fi
  kill -INT $server
) 2>/dev/null &
keeper=$!
wait $server
status=$?
kill $keeper 2>/dev/null
exit $status`;

/** A server process with its keeper. */
export interface KeptServer {
  /** Settles when the server has ended, whatever ended it. */
  readonly ended: Promise<void>;
  readonly isRunning: () => boolean;
  /** Ends it with the connections that there are, and waits until it has ended. */
  readonly stop: () => Promise<void>;
}

/** @param log descriptor of the file for what the server says */
export function keepServer(command: readonly string[], log: number, options: SpawnOptions): KeptServer {
  const child: ChildProcess = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...command], {
    ...options,
    // The server has a session of its own, so that Ctrl-C reaches it through us.
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
    stop: async () => {
      child.stdin?.write('\n');
      await ended;
    },
  };
}
