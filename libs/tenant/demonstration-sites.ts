import type { Site } from './sites.ts';

const site = <const Id extends string>(
  id: Id,
  name: string,
  abbreviation: string,
  offerPageId: number,
  launchedOn: string,
) => ({ id, name, abbreviation, offerPageId, launchedOn });

/**
 * The nine sites of the demonstration, in the order people see them: for its seeds and for tests. What runs asks the
 * network for its sites, which brands declare in their `tenant.ts`.
 */
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

/** A site of the demonstration: narrower than any site's id. */
export type SiteId = (typeof SITES)[number]['id'];

export const SITE_IDS = SITES.map((entry) => entry.id) as readonly SiteId[];

/** The demonstration's bundle: it is a tenant, not a site. */
export const BUNDLE = { id: 'vixenplus', abbreviation: 'vxnp', offerPageId: 10 } as const;

/** Its multisite subscriptions by the sites they open. */
export const MULTISITE_GROUPS = {
  multisite2020: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed'],
  multisiteVP: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed', 'milfy'],
  multisite2025: ['vixen', 'tushy', 'tushyraw', 'blacked', 'blackedraw', 'deeper', 'slayed', 'milfy', 'wifey'],
} as const satisfies Record<string, readonly SiteId[]>;
