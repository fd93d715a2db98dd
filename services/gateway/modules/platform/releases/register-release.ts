import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { BrandRelease, ReleaseName } from './release.ts';

/** What became of registering a release. */
export type Registration =
  | { readonly outcome: 'registered'; readonly newDocuments: number }
  /** It was registered before, and is the same. */
  | { readonly outcome: 'unchanged' }
  /** It is the same, and had been retired: it is live again, which allows a way back. */
  | { readonly outcome: 'revived' }
  /** Its id belongs to a release of other documents or another configuration; nothing was written. */
  | { readonly outcome: 'taken' };

/** Registers a release that has been checked; what is shown of its brand stays as it is. Safe to repeat. */
export function registerRelease(db: Database, release: BrandRelease, now: Date): Promise<Registration> {
  const { tenantId, documents } = release;
  const tenant = release.tenant === null ? null : JSON.stringify(release.tenant);
  const hashes = [...documents.keys()].toSorted();
  return db.transaction().execute(async (trx): Promise<Registration> => {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('brand_releases')
      .values({ tenant_id: tenantId, release: release.release, registered_at: now, retired_at: null, tenant })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return renewRelease(trx, release, { hashes, tenant });
    const texts = hashes.map((hash) => documents.get(hash) ?? '');
    // A text that no release has sent for long is touched, so that it is not deleted meanwhile.
    const { rows } = await sql<{ is_new: boolean }>`
      insert into operation_documents (hash, text, registered_at)
      select hash, text, ${now} from unnest(${hashes}::text[], ${texts}::text[]) as document (hash, text)
      on conflict (hash) do update set registered_at = excluded.registered_at
      returning xmax = 0 as is_new
    `.execute(trx);
    await sql`
      insert into release_documents (tenant_id, release, hash)
      select ${tenantId}, ${release.release}, hash from unnest(${hashes}::text[]) as document (hash)
    `.execute(trx);
    return { outcome: 'registered', newDocuments: rows.filter(({ is_new }) => is_new).length };
  });
}

async function renewRelease(
  trx: Database,
  { tenantId, release }: ReleaseName,
  { hashes, tenant }: { readonly hashes: readonly string[]; readonly tenant: string | null },
): Promise<Registration> {
  const found = await trx
    .selectFrom('release_documents')
    .select('hash')
    .where('tenant_id', '=', tenantId)
    .where('release', '=', release)
    .execute();
  const { is_same: isSameTenant } = await trx
    .selectFrom('brand_releases')
    .select(sql<boolean>`tenant is not distinct from ${tenant}::jsonb`.as('is_same'))
    .where('tenant_id', '=', tenantId)
    .where('release', '=', release)
    .executeTakeFirstOrThrow();
  const foundHashes = found.map(({ hash }) => hash).toSorted();
  if (!isSameTenant || foundHashes.join() !== hashes.join()) return { outcome: 'taken' };
  const { numUpdatedRows } = await trx
    .updateTable('brand_releases')
    .set({ retired_at: null })
    .where('tenant_id', '=', tenantId)
    .where('release', '=', release)
    .where('retired_at', 'is not', null)
    .executeTakeFirst();
  return { outcome: numUpdatedRows > 0n ? 'revived' : 'unchanged' };
}
