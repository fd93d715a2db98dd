import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * A page of a list that shows its tiers one after the other, as rows of `id`, `tier` and `place`.
 * @param tiers the ids of each in its order, as many of them as the page may need
 * @param sure how many tiers are always read; those below are read where these do not fill the page
 */
export function pageOfTiers(
  tiers: readonly Expression<{ id: string }>[],
  sure: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): RawBuilder<{ id: string; tier: number; place: string }> {
  const numbered = tiers.map(
    (ids, tier) => sql`select id, ${sql.lit(tier)} as tier, row_number() over () as place from (${ids}) ids`,
  );
  const isOpen = sql`(select count(*) from sure) < ${sql.lit(offset + limit)}`;
  const below = numbered.slice(sure).map((rows) => sql` union all select * from (${rows}) below where ${isOpen}`);
  return sql`(
    with sure as materialized (${sql.join(numbered.slice(0, sure), sql` union all `)})
    select id, tier, place from (select * from sure${sql.join(below, sql``)}) tiers order by tier, place
    limit ${sql.lit(limit)} offset ${offset}
  )`;
}
