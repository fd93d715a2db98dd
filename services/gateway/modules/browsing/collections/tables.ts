import type { Generated } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Artwork, TranslationsColumn } from '../../content/catalogue/public.ts';

/** A performer featured by a brand as an angel. */
export interface AngelsTable {
  /** The id that editors gave it. */
  id: string;
  performer_id: string;
  motto: string;
  story: string;
  /** The motto as a title, the story as a description. */
  translations: TranslationsColumn;
  chosen_on: string;
  position: number;
  /** Pictures of their own as an angel; the performer's are shown without. */
  artwork: Generated<Artwork | null>;
}

/** A prize of a festival for a site's film, or for a performer in it. */
export interface AwardsTable {
  id: string;
  site_id: SiteId;
  year: number;
  name: string;
  organization: string;
  /** Won, or nominated only. */
  is_win: boolean;
  video_id: string | null;
  performer_id: string | null;
  /** Order within its year, from 1. */
  position: number;
}

/** A picture of a brand itself; one in each of its slots. */
export interface BrandArtTable {
  /** The id that editors gave it. */
  id: string;
  brand_id: string;
  /** What opens its home page, or how brands of the network show each other. */
  slot: 'hero' | 'card';
  artwork: Artwork;
}

export interface CollectionTables {
  brand_art: BrandArtTable;
  angels: AngelsTable;
  awards: AwardsTable;
}
