import type { MultisiteGroups } from '@network/lifecycle/multisite/multisite.ts';
import type { Site, SiteId } from '@network/tenant/sites.ts';

/** A site with the brand that declares it. */
export interface NetworkSite extends Site {
  /** The site's brand; for a site without a brand of its own, the bundle that shows it. */
  readonly brandId: string;
}

/** What there is in the network; the gateway's own list of nothing, as brands declare it all. */
export interface Network {
  readonly sites: readonly NetworkSite[];
  readonly groups: MultisiteGroups;
  /** Ids of brands that declare a site, or of which a release is active. */
  readonly brands: readonly string[];
  readonly bundles: readonly string[];
  /** Names of brands that are at hand, by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

const NOTHING: Network = { sites: [], groups: {}, brands: [], bundles: [], names: {} };

/** A process serves one network. Tests open several gateways in one: what any of them knows counts until it closes. */
const parts = new Map<object, Network>();
let known = NOTHING;
let ids: readonly SiteId[] = [];
let byId: ReadonlyMap<string, NetworkSite> = new Map();

/** Sets what a source, such as an open gateway, knows of the network; it counts until `forgetNetwork`. */
export function knowNetwork(source: object, part: Network): void {
  parts.set(source, part);
  merge();
}

/** Ends what a source made known. */
export function forgetNetwork(source: object): void {
  parts.delete(source);
  merge();
}

function merge(): void {
  const all = [...parts.values()];
  byId = new Map(all.flatMap(({ sites }) => sites.map((site) => [site.id, site])));
  known = {
    sites: [...byId.values()],
    groups: Object.assign({}, ...all.map(({ groups }) => groups)) as MultisiteGroups,
    brands: [...new Set(all.flatMap(({ brands }) => brands))],
    bundles: [...new Set(all.flatMap(({ bundles }) => bundles))],
    names: Object.assign({}, ...all.map(({ names }) => names)) as Network['names'],
  };
  ids = [...byId.keys()];
}

/** The network's sites, in the order people see them. */
export function networkSites(): readonly NetworkSite[] {
  return known.sites;
}

/** Their ids, in that order. */
export function siteIds(): readonly SiteId[] {
  return ids;
}

/** Whether there is such a site. */
export function isKnownSite(value: unknown): value is SiteId {
  return typeof value === 'string' && byId.has(value);
}

/**
 * The site of that id.
 * @throws Error for one that no brand declares: rows name sites only that were known when they were written
 */
export function siteById(id: SiteId): NetworkSite {
  const site = byId.get(id);
  if (site === undefined) throw new Error(`No brand of this network declares a site "${id}".`);
  return site;
}

/**
 * The name of the brand on which people find a site: a site without a brand of its own is on the bundle that declares it. What people
 * buy, are mailed and have on receipts is named by it. A brand of which no release is active has the name of its site.
 */
export function brandNameOf(id: SiteId): string {
  const { brandId, name } = siteById(id);
  return known.names[brandId] ?? name;
}

/** The multisite subscriptions by the sites that they open. */
export function multisiteGroups(): MultisiteGroups {
  return known.groups;
}

/** Ids of the network's brands, which a redirect between them may name. */
export function networkBrands(): readonly string[] {
  return known.brands;
}

/** Names of sites and brands, which no person may use as their own. */
export function networkNames(): readonly string[] {
  return [...new Set([...ids, ...known.brands])];
}

/** Whether a brand is a bundle of the network's sites. */
export function isBundle(tenantId: string): boolean {
  return known.bundles.includes(tenantId);
}
