import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * A page of a list that shows its tiers one after the other, as rows of `id`, `tier` and `place`.
 * @param tiers the ids of each in its order, as many of them as the page may need
 */
export function pageOfTiers(
  tiers: readonly Expression<{ id: string }>[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): RawBuilder<{ id: string; tier: number; place: string }> {
  const numbered = tiers.map(
    (ids, tier) => sql`select id, ${sql.lit(tier)} as tier, row_number() over () as place from (${ids}) ids`,
  );
  return sql`(
    select id, tier, place from (${sql.join(numbered, sql` union all `)}) tiers order by tier, place
    limit ${sql.lit(limit)} offset ${offset}
  )`;
}
