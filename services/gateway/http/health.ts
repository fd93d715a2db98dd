import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { RETRY_AFTER_SECONDS } from './unavailable.ts';

const DATABASE_ANSWER_MS = 2_000;

/** Whether this gateway wants requests; a draining one still answers those it has. */
export interface ServingState {
  ready: boolean;
}

/** `/healthz`: the process is alive. `/readyz`: 503 until, and whenever, it can't serve. */
export function addHealth(app: FastifyInstance, db: Database, state: ServingState): void {
  const open = { config: { rateLimit: false } } as const;
  app.get('/healthz', open, async () => ({ status: 'alive' }));
  app.get('/readyz', open, async (_request, reply) => {
    if (state.ready && (await answers(db))) return { status: 'ready' };
    return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ status: 'not ready' });
  });
}

async function answers(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_ANSWER_MS);
  });
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
