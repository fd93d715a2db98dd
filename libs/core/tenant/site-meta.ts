import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';

/** What pages know of where and when they are shown (T08). Computed by the brand server, never by the browser. */
export interface SiteMeta {
  readonly currentYear: number;
  /** True exactly on the members host (T06, D10). */
  readonly isMembersArea: boolean;
  /** In an sfwRegion on the tour host: only safe-for-work pictures and no autoplay of trailers (D17). */
  readonly isSFW: boolean;
  readonly sfwRegion: HealthWarningRegion | null;
  readonly isUS: boolean;
  /** Where porn-portal users come from; null on a tenant that is hidden from the portal (T04). */
  readonly pornPortalOrigin: string | null;
}
