import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { BrandRelease, ReleaseName } from './release.ts';

/** A registered release, as an operator looks at it. */
export interface ListedRelease {
  readonly tenant_id: string;
  readonly release: string;
  readonly registered_at: Date;
  readonly retired_at: Date | null;
  readonly documents: number;
  /** How many of them no other live release sends: those are not answered any more once this one is retired. */
  readonly own_documents: number;
  /** When the brand last sent one of its own documents; null for never, and for a release that has none. */
  readonly own_last_used_at: Date | null;
  /** Whether it is the one whose configuration the gateway goes by. */
  readonly is_active: boolean;
}

/** Registered releases by brand, newest first; without `all`, the live ones. */
export async function listReleases(db: Database, which: 'live' | 'all'): Promise<readonly ListedRelease[]> {
  const { rows } = await sql<ListedRelease>`
    select r.tenant_id, r.release, r.registered_at, r.retired_at, count(*)::int as documents,
      (count(*) filter (where own.is_own))::int as own_documents,
      max(d.last_used_at) filter (where own.is_own) as own_last_used_at,
      exists (
        select from active_releases a where a.tenant_id = r.tenant_id and a.release = r.release
      ) as is_active
    from brand_releases r
    join release_documents d on d.tenant_id = r.tenant_id and d.release = r.release
    cross join lateral (
      select not exists (
        select from release_documents o
        join brand_releases other on other.tenant_id = o.tenant_id and other.release = o.release
        where o.hash = d.hash and other.retired_at is null and (o.tenant_id, o.release) <> (r.tenant_id, r.release)
      ) as is_own
    ) own
    where r.retired_at is null or ${which === 'all'}
    group by r.tenant_id, r.release
    order by r.tenant_id, r.registered_at desc, r.release
  `.execute(db);
  return rows;
}

/** A document of a release by the name of its operation. */
export interface ListedDocument {
  readonly hash: string;
  readonly text: string;
  /** When the brand last used it, in whichever release; null for never. */
  readonly last_used_at: Date | null;
}

/** The documents of a release, those that were used last first. */
export function documentsOfRelease(
  db: Database,
  { tenantId, release }: ReleaseName,
): Promise<readonly ListedDocument[]> {
  return db
    .selectFrom('release_documents as listed')
    .innerJoin('operation_documents as document', 'document.hash', 'listed.hash')
    .select(['listed.hash', 'document.text', 'listed.last_used_at'])
    .where('listed.tenant_id', '=', tenantId)
    .where('listed.release', '=', release)
    .orderBy('listed.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('listed.hash')
    .execute();
}

/**
 * Retires a live release that is not active: what no other live release sends is no longer answered.
 * @returns whether there was one of this name
 */
export async function retireRelease(db: Database, { tenantId, release }: ReleaseName, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brand_releases')
    .set({ retired_at: at })
    .where('tenant_id', '=', tenantId)
    .where('release', '=', release)
    .where('retired_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('active_releases as a').where('a.tenant_id', '=', tenantId).where('a.release', '=', release)),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every live release with its documents. */
export async function liveReleases(db: Database): Promise<readonly Omit<BrandRelease, 'tenant'>[]> {
  const { rows } = await sql<{ tenant_id: string; release: string; hash: string; text: string }>`
    select r.tenant_id, r.release, d.hash, d.text from brand_releases r
    join release_documents using (tenant_id, release)
    join operation_documents d using (hash)
    where r.retired_at is null
    order by 1, 2, 3
  `.execute(db);
  const byName = Map.groupBy(rows, ({ tenant_id, release }) => `${tenant_id} ${release}`);
  return [...byName.values()].flatMap((documents) => {
    const [first] = documents;
    if (first === undefined) return [];
    const texts = new Map(documents.map(({ hash, text }) => [hash, text]));
    return [{ tenantId: first.tenant_id, release: first.release, documents: texts }];
  });
}
