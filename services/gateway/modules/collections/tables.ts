import type { SiteId } from '@network/tenant/sites.ts';

/** A performer featured by a brand as an angel. */
export interface AngelsTable {
  /** As editors name it. */
  id: string;
  performer_id: string;
  motto: string;
  story: string;
  chosen_on: string;
  position: number;
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

export interface CollectionTables {
  angels: AngelsTable;
  awards: AwardsTable;
}
