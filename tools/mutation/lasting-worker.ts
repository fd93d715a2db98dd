import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = (...values: unknown[]) => void;

/** A thread grows with every gateway that its tests open. */
const RUNS_PER_THREAD = 150;

/** The thread of this process, with how often it was used; vitest's own threads end with each run, which is each mutant. */
let current: { readonly thread: ThreadsPoolWorker; runs: number } | null = null;

/**
 * A worker whose thread outlives its run: loading the gateway again for each mutant took longer than the tests did.
 * What is decided while a module loads is therefore decided once: mutants of it are left out (`ignoreStatic`).
 */
class LastingWorker implements PoolWorker {
  readonly name = 'lasting';
  readonly #options: PoolOptions;
  readonly #listeners: { readonly event: string; readonly listener: Listener }[] = [];
  #thread: ThreadsPoolWorker | null = null;
  #isFirstRun = false;
  #config: unknown = null;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    if (current !== null && current.runs >= RUNS_PER_THREAD) await endThread();
    this.#isFirstRun = current === null;
    current ??= await startThread(this.#options);
    current.runs += 1;
    this.#thread = current.thread;
  }

  async stop(): Promise<void> {
    for (const { event, listener } of this.#listeners.splice(0)) this.#thread?.off(event, listener);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push({ event, listener });
    this.#thread?.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#thread?.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type === 'stop') return this.#answer('stopped');
    if (message.type === 'start') this.#config = message.context.config;
    if (message.type === 'start' && !this.#isFirstRun) return this.#answer('started');
    // The thread was started with the configuration of its first run; each run has its own choice of tests.
    const isRun = message.type === 'run' || message.type === 'collect';
    const sent = isRun ? { ...message, context: { ...message.context, config: this.#config } } : message;
    this.#thread?.send(sent as WorkerRequest);
  }

  deserialize(data: unknown): unknown {
    return data;
  }

  /** Answers in the place of the thread, which keeps running. */
  #answer(type: 'started' | 'stopped'): void {
    const answer = { __vitest_worker_response__: true, type };
    queueMicrotask(() => {
      const onMessage = this.#listeners.filter(({ event }) => event === 'message');
      for (const { listener } of onMessage) listener(answer);
    });
  }
}

async function startThread(options: PoolOptions): Promise<{ readonly thread: ThreadsPoolWorker; runs: number }> {
  const thread = new ThreadsPoolWorker(options);
  await thread.start();
  thread.on('exit', () => {
    if (current?.thread === thread) current = null;
  });
  return { thread, runs: 0 };
}

async function endThread(): Promise<void> {
  const ended = current?.thread;
  current = null;
  await ended?.stop();
}

/** The pool of these workers, for `test.pool`. */
export const lastingPool = {
  name: 'lasting',
  createPoolWorker: (options: PoolOptions): PoolWorker => new LastingWorker(options),
};
