import { createRoute, notFound } from '@tanstack/react-router';
import type { AppAbility } from '@network/access/ability.ts';
import {
  guards,
  redirectToCurrentSlug,
  requireAbility,
  requireSignIn,
  validSlug,
} from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { videoPageQuery, type WatchVideo } from './queries.ts';

/** The page of a video that is being loaded. */
type Navigation = Parameters<typeof redirectToCurrentSlug>[0] & { readonly context: RouterContext };

/** The video of the address; an unknown one is not found, and an earlier slug leads to the one of today. */
async function loadVideo(navigation: Navigation, slug: string): Promise<WatchVideo> {
  const { video } = await navigation.context.queryClient.ensureQueryData(videoPageQuery(slug));
  if (!video) throw notFound();
  redirectToCurrentSlug(navigation, slug, video.slug);
  return video;
}

/** The video of the address, where it is in the channel of the address. */
async function loadChannelVideo(
  navigation: Navigation,
  params: { readonly channelSlug: string; readonly videoSlug: string },
): Promise<WatchVideo> {
  const video = await loadVideo(navigation, params.videoSlug);
  if (video.channel?.slug !== params.channelSlug) throw notFound();
  return video;
}

const seesAnyChannel = requireAbility(
  (ability: AppAbility) => ability.can('see', 'channels') || ability.can('see', 'internalChannels'),
);
const seesAnyTrailer = requireAbility(
  (ability: AppAbility) => ability.can('see', 'channelTrailers') || ability.can('see', 'internalChannelTrailers'),
);

export const watchRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/videos/$slug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => validSlug('slug')(navigation),
      loader: async ({ context, location, params }) => loadVideo({ context, location }, params.slug),
    }).update(lazyPage(() => import('./screens/video-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/videos/$slug/comment/$commentId',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, validSlug('slug'))(navigation),
      loader: async ({ context, location, params }) => loadVideo({ context, location }, params.slug),
    }).update(lazyPage(() => import('./screens/comment-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/trailer/$slug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => validSlug('slug')(navigation),
      loader: async ({ context, location, params }) => loadVideo({ context, location }, params.slug),
    }).update(lazyPage(() => import('./screens/trailer-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/videos/$videoSlug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) =>
        guards(requireSignIn, validSlug('channelSlug', 'videoSlug'), seesAnyChannel)(navigation),
      loader: async ({ context, location, params }) => loadChannelVideo({ context, location }, params),
    }).update(lazyPage(() => import('./screens/channel-video-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/trailers/$videoSlug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) =>
        guards(requireSignIn, validSlug('channelSlug', 'videoSlug'), seesAnyTrailer)(navigation),
      loader: async ({ context, location, params }) => loadChannelVideo({ context, location }, params),
    }).update(lazyPage(() => import('./screens/channel-trailer-page.tsx'))),
  ] as const;
