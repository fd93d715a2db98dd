import { videoSubject, type RecommendationShelf } from '@network/access/subjects.ts';
import type { AppAbility } from '@network/access/ability.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import { siteIds } from '../../../../config/known-network.ts';
import type { ItemFilter } from '../recombee/filter.ts';

/**
 * What a shelf is limited to: films of the tenant's sites, and of those the sites that this person's membership opens;
 * outside channels, which have shelves of their own. Channels belong to no site in particular.
 */
export function filterOfShelf(
  shelf: RecommendationShelf,
  about: string | null,
  person: { readonly ability: AppAbility; readonly sites: readonly SiteId[] },
): ItemFilter {
  if (shelf === 'channels') return { sites: [...siteIds()], features: ['channel:third-party'] };
  if (shelf === 'internalChannels') return { sites: [...siteIds()], features: ['channel:internal'] };
  const sites = openSites(person.ability, person.sites);
  // The network's shelf is of everything there is, channels too.
  if (shelf === 'vmg') return { sites, features: [] };
  return { sites, features: ['channel:none', ...featuresAbout(shelf, about)] };
}

function featuresAbout(shelf: RecommendationShelf, about: string | null): readonly string[] {
  if (about === null) return [];
  if (shelf === 'tag') return [`category:${about}`];
  return shelf === 'models' ? [`performer:${about}`] : [];
}

function openSites(ability: AppAbility, sites: readonly SiteId[]): readonly SiteId[] {
  const open = sites.filter((site) => ability.can('play', videoSubject('video', { ...ORDINARY, site })));
  return open.length > 0 ? open : sites;
}

/** A film as most are, for asking about its site. */
const ORDINARY = {
  videoId: '',
  isDenied: false,
  isUpcoming: false,
  freeVideo: false,
  isFreeLimitedTrial: false,
  channelPackId: null,
  isThirdPartyChannel: false,
} as const;
