import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import { siteIds } from '../../../config/known-network.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Tables } from '../../../db/database.ts';
import type { RequestContext } from '../../../http/request-context.ts';

/** What a tenant shows of the catalogue: the videos of its sites and, by its flags, channels. */
export interface CatalogueScope {
  readonly sites: readonly SiteId[];
  /** Channels of third parties are shown. */
  readonly thirdPartyChannels: boolean;
  /** Channels of the network's own are shown. */
  readonly internalChannels: boolean;
}

/** A call without a tenant sees every site and no channel: every flag is off. */
export function scopeOf(tenant: Tenant | null): CatalogueScope {
  return {
    sites: tenant?.sites ?? siteIds(),
    thirdPartyChannels: tenant?.features.channels ?? false,
    internalChannels: tenant?.features.internalChannels ?? false,
  };
}

/** Returns the scope of the request's person: the preview group has channels where the flags are off. */
export async function scopeFor(context: Pick<RequestContext, 'tenant' | 'ability'>): Promise<CatalogueScope> {
  const scope = scopeOf(context.tenant);
  if (scope.thirdPartyChannels && scope.internalChannels) return scope;
  const ability = await context.ability();
  return {
    ...scope,
    thirdPartyChannels: ability.can('see', 'channels'),
    internalChannels: ability.can('see', 'internalChannels'),
  };
}

/** Whether every site is shown, so that a statement can do without the condition and use the indexes over all. */
export function showsEverySite(scope: Pick<CatalogueScope, 'sites'>): boolean {
  return siteIds().every((id) => scope.sites.includes(id));
}

/** The site of a tenant that shows one alone; null for others. */
export function onlySiteOf({ sites }: Pick<CatalogueScope, 'sites'>): SiteId | null {
  const [only, ...others] = sites;
  return others.length === 0 ? (only ?? null) : null;
}

/** Returns for the channels that are shown whether a third party makes them. */
export function shownChannelKinds(scope: CatalogueScope): boolean[] {
  return [...(scope.thirdPartyChannels ? [true] : []), ...(scope.internalChannels ? [false] : [])];
}

type Builder = ExpressionBuilder<Tables, 'videos'>;
type Condition = ExpressionWrapper<Tables, 'videos', SqlBool>;

/** Not taken back by its editors; drafts are in no row. A literal, so that a prepared plan can rely on it. */
export function isPublished(eb: Builder): Condition {
  return eb('videos.is_published', '=', sql<boolean>`true`) as Condition;
}

/** A video that lists show: on the tenant's sites and outside channels, which have separate lists. */
export function isListed(eb: Builder, scope: CatalogueScope): Condition {
  const outside = eb.and([eb('videos.channel_id', 'is', null), isPublished(eb)]);
  if (showsEverySite(scope)) return outside;
  const [only, ...more] = scope.sites;
  return eb.and([
    outside,
    more.length === 0 && only !== undefined
      ? eb('videos.site_id', '=', only)
      : eb('videos.site_id', 'in', [...scope.sites]),
  ]);
}

/** A video that has a page here: one that lists show, or one of a channel that the tenant's flags allow. */
export function isShown(eb: Builder, scope: CatalogueScope): Condition {
  const kinds = shownChannelKinds(scope);
  if (kinds.length === 0) return isListed(eb, scope);
  return eb.or([
    isListed(eb, scope),
    eb.and([
      isPublished(eb),
      eb.exists(
        eb
          .selectFrom('channels')
          .select('channels.id')
          .whereRef('channels.id', '=', 'videos.channel_id')
          .where('channels.is_third_party', 'in', kinds),
      ),
    ]),
  ]);
}
