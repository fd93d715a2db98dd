declare const kind: unique symbol;

/**
 * The id of a site, as data from outside is checked to be by `isSiteId`. Which sites there are is data too: brands
 * declare them, so no type lists them.
 */
export type SiteId = string & { readonly [kind]?: 'site' };

/** The id of a subscription that opens several sites, such as `multisite2025`. */
export type MultisiteGroup = string & { readonly [kind]?: 'multisite group' };

/** What owns content. A tenant shows the content of one or more sites. */
export interface Site {
  readonly id: SiteId;
  /** Name a person reads. */
  readonly name: string;
  /** Short form used in cookie names and tracking (D2). */
  readonly abbreviation: string;
  /** The billers' page id of this site's offers. */
  readonly offerPageId: number;
  /** First day online, UTC. Members who joined within six months of it are founders. */
  readonly launchedOn: string;
}

/** `multisite…` are groups; `portal` and `channels` stand beside sites in products and states. */
const SITE_ID = /^(?!multisite|portal$|channels$)[a-z][a-z0-9]{1,30}$/;

/** Whether data has the form of a site's id; whether there is such a site, the gateway knows. */
export function isSiteId(value: unknown): value is SiteId {
  return typeof value === 'string' && SITE_ID.test(value);
}
