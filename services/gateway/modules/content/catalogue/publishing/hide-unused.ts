import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { showPictures } from '../pictures/shown-pictures.ts';
import type { CatalogueTables } from '../tables.ts';
import type { ContentUse, HidingOptions } from './kind.ts';

interface Hidden {
  readonly kind: string;
  readonly table: keyof CatalogueTables & string;
  /** The column with its id. */
  readonly key: 'id' | 'slug';
  /** A query of what of the catalogue shows it, as `kind` and `slug`, with `$` for its id; films that were taken back count, as they may come again. */
  readonly usedBy: string;
}

/** Deletes what people see of something that nothing shows. @returns what does, and nothing is changed; null when it is gone */
export const hideUnused =
  ({ kind, table, key, usedBy }: Hidden) =>
  async (trx: Database, id: string, { at, users }: Required<HidingOptions>): Promise<ContentUse | null> => {
    // Nothing can begin to refer to it until the transaction ends.
    await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${id} for update`.execute(trx);
    const own = sql.join(
      usedBy.split('$').map((part) => sql.raw(part)),
      sql`${id}`,
    );
    const [use] = (await sql<ContentUse>`${sql.join([own, ...users], sql` union all `)} limit 1`.execute(trx)).rows;
    if (use !== undefined) return use;
    await sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(trx);
    await showPictures(trx, kind, [{ id, pictures: [], filmId: null }], at);
    return null;
  };
