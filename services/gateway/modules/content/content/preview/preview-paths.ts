import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { addressOfFilm, slugOnBrand } from '../../catalogue/public.ts';
import type { ContentDocument, ContentDocuments, ContentKind } from '../kinds/content-kinds.ts';

/** A brand that would show a document, and where. */
export interface PreviewPlace {
  readonly tenant: Tenant;
  /** Of its page, or of the list that shows it. */
  readonly path: string;
}

type Paths = { readonly [Kind in ContentKind]: (document: ContentDocuments[Kind], tenant: Tenant) => string | null };

const filmPath = (film: ContentDocuments['film'], tenant: Tenant) => {
  const { channel, site: site_id } = film;
  const slug = slugOnBrand({ site_id, slug: addressOfFilm(film), own_slug: film.slug }, tenant);
  if (channel === null) return `/videos/${slug}`;
  return showsChannels(tenant) ? `/channels/${channel}/videos/${slug}` : null;
};

const showsChannels = ({ features }: Tenant): boolean => features.channels || features.internalChannels;

/** Of each kind of content, the page that shows it on a brand; null where the brand shows nothing of it. */
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

/** The site that a document belongs to; null where it belongs to all. */
export function siteOf(document: ContentDocument): string | null {
  return (document as { readonly site?: string | null }).site ?? null;
}

/** The brands that would show a document, each with the address of its page. */
export function previewPlaces(
  kind: ContentKind,
  document: ContentDocument,
  tenants: readonly Tenant[],
): readonly PreviewPlace[] {
  const site = siteOf(document);
  return tenants
    .filter(({ sites, features }) => {
      const isOfChannel =
        (kind === 'film' && (document as ContentDocuments['film']).channel !== null) || kind === 'channel';
      return site === null || sites.includes(site) || (isOfChannel && (features.channels || features.internalChannels));
    })
    .flatMap((tenant) => {
      const path = PATHS[kind](document as never, tenant);
      return path === null ? [] : [{ tenant, path }];
    });
}
