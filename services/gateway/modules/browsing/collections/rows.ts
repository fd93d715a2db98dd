import type { Selectable } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Site } from '@network/tenant/sites.ts';
import type { Artwork, PerformerRow, Translated } from '../../content/catalogue/public.ts';
import type { FilmKey, OwnMedia } from '../../content/media/public.ts';
import type { AngelsTable, AwardsTable, BrandArtTable } from './tables.ts';

/** A performer with what makes them an angel. */
export type AngelRow = Omit<Selectable<AngelsTable>, 'id'> & { readonly performer: PerformerRow };

/** A picture of a brand itself. */
export type BrandArtRow = Selectable<BrandArtTable>;

/** A prize with its winner and its film. */
export type AwardRow = Selectable<AwardsTable> & {
  readonly video_slug: string | null;
  readonly video_title: string | null;
  readonly video_translations: Translated['translations'];
  readonly video_composition: string | null;
  readonly video_own_media: OwnMedia | null;
  readonly video_picture_focus: string | null;
  readonly video_picture_crops: readonly string[] | null;
  readonly performer_slug: string | null;
  readonly performer_name: string | null;
  readonly performer_artwork: Artwork | null;
};

/** A site of the network with the tenant that shows it: its own, or the bundle; null where none is published. */
export interface BrandRow {
  readonly site: Site;
  readonly tenant: Tenant | null;
  readonly hasOwnBrand: boolean;
  readonly newest: FilmKey | null;
  readonly video_count: number;
  readonly performer_count: number;
  /** The best-rated performers who have been seen on the site. */
  readonly faces: () => Promise<readonly PerformerRow[]>;
}
