import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

const QUESTION = 'workers-metrics:read';
const ANSWER = 'workers-metrics:text';
/** Longer than the five seconds that prom-client waits for a worker. */
const PATIENCE_MS = 6_000;

interface Message {
  readonly type: typeof QUESTION | typeof ANSWER;
  readonly id: number;
  /** The metrics of all workers added up; null when one of them did not answer. */
  readonly text?: string | null;
}

/** Gives each worker the metrics of all workers, added up. Call it in the process that supervises them. */
export function shareWorkersMetrics(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message, QUESTION)) return;
    const answer = (text: string | null): void => {
      if (worker.isConnected()) worker.send({ type: ANSWER, id: message.id, text } satisfies Message);
    };
    aggregator.clusterMetrics().then(answer, () => answer(null));
  });
}

/**
 * Reads the metrics of this server as Prometheus text: of this process, or of all workers where it is one of several.
 * Null when another worker does not answer.
 */
export function metricsReader(registry: Registry): () => Promise<string | null> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries([registry]);
  // Its construction is what makes this worker answer the supervisor.
  void new AggregatorRegistry();
  let count = 0;
  return () => {
    count += 1;
    return readAll(count);
  };
}

function readAll(id: number): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (text: string | null): void => {
      clearTimeout(timer);
      process.off('message', listener);
      resolve(text);
    };
    const listener = (message: unknown): void => {
      if (isMessage(message, ANSWER) && message.id === id) end(message.text ?? null);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    process.on('message', listener);
    process.send?.({ type: QUESTION, id } satisfies Message);
  });
}

function isMessage(value: unknown, type: Message['type']): value is Message {
  return typeof value === 'object' && value !== null && (value as Partial<Message>).type === type;
}
