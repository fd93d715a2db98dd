import { CompiledQuery, sql } from 'kysely';
import type { Db } from 'pg-boss';
import type { Database } from '../db/database.ts';

/**
 * pg-boss over our own driver. It sends several statements between `begin` and `commit` as one text;
 * when one of them fails the connection is left inside, so it is rolled back before another may use it.
 */
export function queueDatabase(db: Database): Db {
  return {
    executeSql: (text, values) =>
      db.connection().execute(async (connection) => {
        try {
          const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values ?? []));
          return { rows: [...rows] };
        } catch (error) {
          // A connection that is gone has nothing to roll back.
          await sql`rollback`.execute(connection).catch(() => undefined);
          throw error;
        }
      }),
  };
}
