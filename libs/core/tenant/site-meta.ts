import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';

/** The time and place in which a page is shown. Computed by the brand server, never by the browser. */
export interface SiteMeta {
  readonly currentYear: number;
  /** True exactly on the members host. */
  readonly isMembersArea: boolean;
  /**
   * True in an sfwRegion on the tour host: the page shows only safe-for-work pictures and plays no trailers by itself.
   */
  readonly isSFW: boolean;
  readonly sfwRegion: HealthWarningRegion | null;
  readonly isUS: boolean;
  /** Where porn-portal users come from; null on a tenant that is hidden from the portal. */
  readonly pornPortalOrigin: string | null;
  /** Whether a visitor is offered a membership: where none is on sale, nobody is asked to join. */
  readonly sellsMemberships: boolean;
}
