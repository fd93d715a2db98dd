import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const DATABASE_ANSWER_MS = 2_000;

/** Says whether this gateway accepts new requests. A draining gateway still answers those that it has. */
export interface ServingState {
  ready: boolean;
}

/** Returns whether requests can be served: this gateway accepts them, and the database answers. */
export async function isServing(db: Database, state: ServingState): Promise<boolean> {
  return state.ready && (await answers(db));
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
