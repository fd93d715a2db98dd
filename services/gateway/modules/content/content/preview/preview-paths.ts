import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { addressOfFilm, slugOnBrand } from '../../catalogue/public.ts';
import type { ContentDocument, ContentDocuments, ContentKind } from '../kinds/content-kinds.ts';

/** A brand that would show a document, and where. */
export interface PreviewPlace {
  readonly tenant: Tenant;
  /** Path of its page, or of the list that shows it. */
  readonly path: string;
  /**
   * Path where visitors see it: another one where its page needs sign-in, since a tour host does not know such a page
   * (R62).
   */
  readonly visitorPath: string;
}

type Paths = { readonly [Kind in ContentKind]: (document: ContentDocuments[Kind], tenant: Tenant) => string | null };

/** Where visitors meet a channel, whose own page needs sign-in (R36): in the list of channels, or in a row of the home page (R24). */
const shownChannel = (_document: object, { features }: Tenant): string => (features.channels ? '/channels' : '/');

const addressOn = (film: ContentDocuments['film'], tenant: Tenant): string =>
  slugOnBrand({ site_id: film.site, slug: addressOfFilm(film), own_slug: film.slug }, tenant);

const filmPath = (film: ContentDocuments['film'], tenant: Tenant) => {
  const { channel } = film;
  const slug = addressOn(film, tenant);
  if (channel === null) return `/videos/${slug}`;
  return showsChannels(tenant) ? `/channels/${channel}/videos/${slug}` : null;
};

const showsChannels = ({ features }: Tenant): boolean => features.channels || features.internalChannels;

/** The page that shows each kind of content on a brand; null where the brand does not show it. */
const PATHS: Paths = {
  film: filmPath,
  performer: ({ slug }) => `/performers/${slug}`,
  category: ({ slug }) => `/videos?categories=${slug}`,
  tag: ({ slug }) => `/videos?tags=${slug}`,
  channel: ({ slug }, tenant) => (showsChannels(tenant) ? `/channels/${slug}` : null),
  pack: ({ slug, channel }, tenant) => (showsChannels(tenant) ? `/channels/${channel}/packs/${slug}` : null),
  showcase: ({ slug }, { features }) => (features.showcasesPage ? `/showcase/${slug}` : null),
  caption: ({ film }) => `/videos/${film}`,
  pictureSet: ({ film }) => `/pictureset/${film}`,
  expertReview: ({ film }) => `/videos/${film}`,
  award: (_award, { features }) => (features.awardsLink ? '/awards' : null),
  angel: ({ performer }, { features }) => (features.showAngels ? `/angels/${performer}` : null),
  wallPost: (_post, { features }) => (features.curator ? '/wall' : null),
  reel: (_reel, { features }) => (features.reels ? '/reels' : null),
  brandArt: ({ brand, slot }, { id }) => (slot === 'card' ? '/brands' : brand === id ? '/' : null),
  deal: () => '/deals',
  // A retention offer is shown while a membership is being cancelled, which a preview is not about.
  offer: () => null,
  // So are plans while one is bought.
  plan: () => null,
};

/** What visitors see of the kinds that have a page which needs sign-in (R05, R36, R38, R41). */
const PATHS_OF_VISITORS: Partial<Paths> = {
  film: (film, tenant) => `/videos/${addressOn(film, tenant)}`,
  channel: shownChannel,
  pack: shownChannel,
  pictureSet: ({ film }) => `/videos/${film}`,
};

/** The site that a document belongs to; null where it belongs to all. */
export function siteOf(document: ContentDocument): string | null {
  return (document as { readonly site?: string | null }).site ?? null;
}

/**
 * How far a brand is from the site of a document: its own brand shows that site alone, and comes first; others show more sites,
 * or the document's channel without its site.
 */
const distanceTo = (site: string | null, { sites }: Tenant): number =>
  site !== null && (sites as readonly string[]).includes(site) ? sites.length : Number.MAX_SAFE_INTEGER;

/** The brands that would show a document, its own brand first, each with the address of its page. */
export function previewPlaces(
  kind: ContentKind,
  document: ContentDocument,
  tenants: readonly Tenant[],
): readonly PreviewPlace[] {
  const site = siteOf(document);
  return tenants
    .toSorted((one, other) => distanceTo(site, one) - distanceTo(site, other))
    .filter(({ sites, features }) => {
      const isOfChannel =
        (kind === 'film' && (document as ContentDocuments['film']).channel !== null) || kind === 'channel';
      return site === null || sites.includes(site) || (isOfChannel && (features.channels || features.internalChannels));
    })
    .flatMap((tenant) => {
      const path = PATHS[kind](document as never, tenant);
      const visitorPath = PATHS_OF_VISITORS[kind]?.(document as never, tenant) ?? path;
      return path === null || visitorPath === null ? [] : [{ tenant, path, visitorPath }];
    });
}
