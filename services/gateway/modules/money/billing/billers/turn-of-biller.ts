import { type RawBuilder, sql } from 'kysely';

/**
 * Sorts rows so that the first ones of all billers come before the second one of any. So a batch has room for what waits for each biller,
 * however much waits for one that does not answer.
 * @param biller the column that names it
 * @param order of the rows of one biller
 */
export const turnOfBiller = (biller: string, order: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`row_number() over (partition by ${sql.ref(biller)} order by ${order})`;
