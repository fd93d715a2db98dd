import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { EventName } from '@network/validation/analytics/event-catalogue.ts';

/** Chooses the visits to count: those that were shown a variant of a test in this time on these brands. */
export interface VariantQuery {
  readonly experiment: string;
  readonly brands: readonly string[];
  readonly from: Date;
  readonly until: Date;
  /** The event that is the success of a visit. */
  readonly goal: EventName;
}

/** Visits of a variant, and in how many of them something happened after it was first shown. */
export interface VariantCount {
  readonly variant: string;
  readonly visits: number;
  readonly goals: number;
  readonly declines: number;
  readonly errors: number;
}

/** Counts visits by variant; testers are not among them. A visit counts once, for the variant that it was shown first. */
export async function countVariants(db: Database, query: VariantQuery): Promise<readonly VariantCount[]> {
  const { experiment, from, until, goal } = query;
  const brands = sql`${[...query.brands]}::text[]`;
  const { rows } = await sql<VariantCount>`
    with shown as (
      select distinct on (visit_id) visit_id, fields ->> 'variant' as variant, happened_at as since
      from analytics_events
      where tenant_id = any(${brands}) and name = 'experimentExposure' and happened_at >= ${from} and happened_at < ${until}
        and fields ->> 'experiment' = ${experiment}
      order by visit_id, happened_at
    ), happened as (
      select visit_id, name, max(happened_at) as at from analytics_events
      where tenant_id = any(${brands}) and name in (${goal}, 'purchaseDenied', 'pageFailed')
        and happened_at >= ${from} and happened_at < ${until}
      group by visit_id, name
    )
    select variant, count(distinct shown.visit_id)::int as visits,
      count(*) filter (where name = ${goal})::int as goals,
      count(*) filter (where name = 'purchaseDenied')::int as declines,
      count(*) filter (where name = 'pageFailed')::int as errors
    from shown left join happened on happened.visit_id = shown.visit_id and happened.at >= shown.since
    group by variant order by variant
  `.execute(db);
  return rows;
}
