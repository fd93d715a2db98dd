/** What owns content. A tenant shows the content of one or more sites. */
export interface Site {
  readonly id: string;
  /** Name a person reads. */
  readonly name: string;
  /** Short form used in cookie names and tracking (D2). */
  readonly abbreviation: string;
  /** The billers' page id of this site's offers. */
  readonly offerPageId: number;
  /** First day online, UTC. Members who joined within six months of it are founders. */
  readonly launchedOn: string;
}

const site = <const Id extends string>(
  id: Id,
  name: string,
  abbreviation: string,
  offerPageId: number,
  launchedOn: string,
) => ({ id, name, abbreviation, offerPageId, launchedOn });

/** The nine sites of the network, in the order people see them. */
export const SITES = [
  site('vixen', 'Vixen', 'vxn', 3, '2016-07-04'),
  site('tushy', 'Tushy', 'tsh', 2, '2015-06-15'),
  site('tushyraw', 'Tushy Raw', 'traw', 5, '2019-09-02'),
  site('blacked', 'Blacked', 'blk', 1, '2014-03-10'),
  site('blackedraw', 'Blacked Raw', 'braw', 4, '2017-11-06'),
  site('deeper', 'Deeper', 'dpr', 6, '2019-02-18'),
  site('slayed', 'Slayed', 'sl', 7, '2021-05-03'),
  site('milfy', 'Milfy', 'ml', 9, '2022-08-22'),
  site('wifey', 'Wifey', 'wfy', 11, '2023-10-16'),
] as const satisfies readonly Site[];

export type SiteId = (typeof SITES)[number]['id'];

export const SITE_IDS = SITES.map((entry) => entry.id) as readonly SiteId[];

/** The bundle's own offer page and abbreviation: it is a tenant, not a site. */
export const BUNDLE = { id: 'vixenplus', abbreviation: 'vxnp', offerPageId: 10 } as const;

/** Names of the network's sites and brands, which no person may use as their own. */
export const NETWORK_NAMES: readonly string[] = [...SITE_IDS, BUNDLE.id, 'combined'];

/** Sites without a brand of their own: the bundle shows them. */
export const SITES_IN_BUNDLE_ONLY: readonly SiteId[] = ['tushyraw'];

/** Multisite subscriptions by the sites they open. */
export const MULTISITE_GROUPS = {
  multisite2020: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed'],
  multisiteVP: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed', 'milfy'],
  multisite2025: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed', 'milfy', 'wifey'],
} as const satisfies Record<string, readonly SiteId[]>;

export type MultisiteGroup = keyof typeof MULTISITE_GROUPS;

export function isSiteId(value: unknown): value is SiteId {
  return SITE_IDS.includes(value as SiteId);
}

/** The site of that id. */
export function siteById(id: SiteId): Site {
  return SITES.find((entry) => entry.id === id) as Site;
}
