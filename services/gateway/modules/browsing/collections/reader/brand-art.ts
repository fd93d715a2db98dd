import type { Database } from '../../../../db/database.ts';
import type { SharedData } from '../../../../shared-data/shared-data.ts';
import type { BrandArtRow } from '../rows.ts';
import type { BrandArtTable } from '../tables.ts';

/** Every page of a brand's home asks; there are two rows of each brand at most. */
const BRAND_ART = { name: 'art of brands', tables: ['brand_art'] } as const;

/** The picture of a brand in a slot; null where staff have given it none. */
export async function findBrandArt(
  { db, shared }: { readonly db: Database; readonly shared: SharedData },
  brand: string,
  slot: BrandArtTable['slot'],
): Promise<BrandArtRow | null> {
  const all = await shared.read(BRAND_ART, null, () => db.selectFrom('brand_art').selectAll().execute());
  return all.find((row) => row.brand_id === brand && row.slot === slot) ?? null;
}
