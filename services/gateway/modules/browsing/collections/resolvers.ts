import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { visibleBrands } from '../../../config/brand-names.ts';
import { isKnownSite, siteById } from '../../../config/known-network.ts';
import { isSlug } from '@network/validation/slug.ts';
import type {
  AngelResolvers,
  AwardPageResolvers,
  AwardResolvers,
  BrandResolvers,
  QueryResolvers,
  Resolvers,
  ShowcaseResolvers,
} from '../../../graphql/resolvers.generated.ts';
import {
  mediaSourceOf,
  bannerOf,
  findListedShowcase,
  findListedShowcases,
  ownArtwork,
  portraitOf,
  readSharedList,
  scopeOf,
  textIn,
  titleIn,
} from '../../content/catalogue/public.ts';
import { speaking } from '../../../http/language.ts';
import { pictureOfFilm } from '../../content/media/public.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';
import { findAngels } from './reader/angels.ts';
import { awardFacts, countAwards, findAwards, findAwardsOfPerformer } from './reader/awards.ts';
import { findBrandArt } from './reader/brand-art.ts';
import { findBrands } from './reader/brands.ts';
import type { BrandRow } from './rows.ts';
import { performersOfSite, videosOfSite } from './standalone-site.ts';
import { topRatedVideos } from './top-rated.ts';

/** How many pictures a showcase has: its own, and those of its newest films. */
const MOST_PICTURES = 3;

function isShownBy(tenant: Tenant | null, { site }: BrandRow): boolean {
  return scopeOf(tenant).sites.some((id) => id === site.id);
}

const queries = {
  angels: (_parent, _args, { services, tenant }) =>
    tenant?.features.showAngels ? findAngels(services.db, scopeOf(tenant), services.clock.now()) : [],
  angel: async (_parent, { slug }, { services, tenant }) => {
    if (!tenant?.features.showAngels || !isSlug(slug)) return null;
    return (await findAngels(services.db, scopeOf(tenant), services.clock.now(), slug))[0] ?? null;
  },
  awards: (_parent, { page, pageSize, result }, { services, tenant }) => {
    const { db } = services;
    const scope = scopeOf(tenant);
    const bounds = pageBounds({ page, pageSize });
    if (!tenant?.features.awardsLink)
      return loadPage(
        bounds,
        async () => [],
        async () => 0,
      );
    return loadPage(
      bounds,
      (rows) => findAwards(db, scope, result ?? null, rows),
      (most) => countAwards(db, scope, result ?? null, most),
    );
  },
  awardsOfPerformer: (_parent, { slug }, { services, tenant }) =>
    tenant?.features.awardsLink && isSlug(slug) ? findAwardsOfPerformer(services.db, scopeOf(tenant), slug) : [],
  showcases: (_parent, _args, { services, tenant }) =>
    tenant?.features.showcasesPage
      ? readSharedList(services, 'showcases', scopeOf(tenant), (from) =>
          findListedShowcases(from, scopeOf(tenant), services.clock.now()),
        )
      : [],
  showcase: async (_parent, { slug }, { services, tenant }) => {
    if (!tenant?.features.showcasesPage || !isSlug(slug)) return null;
    return findListedShowcase(services.db, scopeOf(tenant), services.clock.now(), slug);
  },
  homeHero: async (_parent, _args, context) => {
    const { services, tenant } = context;
    const art = tenant === null ? null : await findBrandArt(services, tenant.id, 'hero');
    return art && ownArtwork(art, 'picture', mediaSourceOf(context));
  },
  topRated: (_parent, { page }, context) => topRatedVideos(page ?? 1, context),
  visibleBrands: (_parent, _args, { services }) => visibleBrands(services.tenants),
  brands: async (_parent, _args, { services, tenant }) => {
    const brands = await findBrands(services.db, services.tenants, services.clock.now());
    const shown = (row: BrandRow) => Number(isShownBy(tenant, row));
    return brands.toSorted((a, b) => shown(b) - shown(a));
  },
  brand: async (_parent, { id }, { services }) =>
    isKnownSite(id) ? ((await findBrands(services.db, services.tenants, services.clock.now(), id))[0] ?? null) : null,
  siteVideos: (_parent, { site, page, order }, context) =>
    videosOfSite(site, { page: page ?? 1, order: order ?? 'NEWEST' }, context),
  sitePerformers: (_parent, { site, page }, context) => performersOfSite(site, page ?? 1, context),
} satisfies Partial<QueryResolvers>;

const angel = {
  slug: ({ performer }) => performer.slug,
  name: ({ performer }) => performer.name,
  chosenOn: ({ chosen_on }) => chosen_on,
  motto: (row) => textIn(row, 'title', row.motto),
  story: (row) => textIn(row, 'description', row.story),
  portrait: (row, _args, context) =>
    ownArtwork(row, 'portrait', mediaSourceOf(context)) ?? portraitOf(row.performer, mediaSourceOf(context)),
  banner: (row, _args, context) =>
    ownArtwork(row, 'banner', mediaSourceOf(context)) ?? bannerOf(row.performer, mediaSourceOf(context)),
} satisfies Partial<AngelResolvers>;

const award = {
  isWin: ({ is_win }) => is_win,
  site: ({ site_id }) => siteById(site_id),
  video: (
    {
      video_id,
      video_slug,
      video_title,
      video_translations,
      video_composition,
      video_own_media,
      video_picture_focus,
      video_picture_crops,
    },
    _args,
    context,
  ) =>
    video_id === null || video_slug === null
      ? null
      : {
          slug: video_slug,
          title: titleIn({ title: video_title ?? '', translations: video_translations ?? null }),
          picture: pictureOfFilm(
            {
              id: video_id,
              composition: video_composition,
              own_media: video_own_media,
              picture_focus: video_picture_focus,
              picture_crops: video_picture_crops,
            },
            mediaSourceOf(context),
          ),
        },
  performer: ({ performer_id, performer_slug, performer_name, performer_artwork }, _args, context) =>
    performer_id === null || performer_slug === null
      ? null
      : {
          slug: performer_slug,
          name: performer_name ?? '',
          portrait: portraitOf({ id: performer_id, artwork: performer_artwork }, mediaSourceOf(context)),
        },
} satisfies Partial<AwardResolvers>;

const awardPage = {
  facts: (_page, _args, { services, tenant }) =>
    tenant?.features.awardsLink
      ? awardFacts(services.db, scopeOf(tenant))
      : { wins: 0, nominations: 0, festivals: 0, since: null },
} satisfies Partial<AwardPageResolvers>;

const showcase = {
  title: titleIn,
  description: (row) => textIn(row, 'description', row.description),
  videoCount: ({ video_count }) => video_count,
  pictures: (row, _args, context) => {
    const own = ownArtwork(row, 'picture', mediaSourceOf(context));
    const ofFilms = row.newest.map((film) => pictureOfFilm(film, mediaSourceOf(context)));
    return own === null ? ofFilms : [own, ...ofFilms].slice(0, MOST_PICTURES);
  },
} satisfies Partial<ShowcaseResolvers>;

const brand = {
  id: ({ site }) => site.id,
  name: ({ site }) => site.name,
  tagline: ({ tenant, hasOwnBrand }) => (tenant && hasOwnBrand ? speaking(tenant).copy.tagline : null),
  description: ({ tenant, hasOwnBrand }) => (tenant && hasOwnBrand ? speaking(tenant).copy.description : null),
  color: ({ tenant }) => tenant?.theme.palette.accent ?? null,
  wordmark: ({ tenant, hasOwnBrand }) => (hasOwnBrand ? wordmarkAddress(tenant?.theme.wordmark) : null),
  launchedOn: ({ site }) => site.launchedOn,
  videoCount: ({ video_count }) => video_count,
  performerCount: ({ performer_count }) => performer_count,
  picture: async ({ newest, tenant, hasOwnBrand }, _args, context) => {
    const art = tenant && hasOwnBrand ? await findBrandArt(context.services, tenant.id, 'card') : null;
    const own = art && ownArtwork(art, 'picture', mediaSourceOf(context));
    return own ?? (newest && pictureOfFilm(newest, mediaSourceOf(context)));
  },
  faces: ({ faces }) => faces(),
  isShownHere: (row, _args, { tenant }) => isShownBy(tenant, row),
  origin: ({ tenant }, _args, { area }) => tenant?.urls[area] ?? null,
} satisfies Partial<BrandResolvers>;

/** A drawing within the page: a sister's host is no source of this brand's pictures. */
function wordmarkAddress(drawing: string | undefined): string | null {
  return drawing === undefined ? null : `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

/** Resolvers of the collections' part of the schema. */
export const collectionsResolvers = {
  Query: queries,
  Angel: angel,
  Award: award,
  AwardPage: awardPage,
  Showcase: showcase,
  Brand: brand,
} satisfies Resolvers;
