import { createRoute, notFound } from '@tanstack/react-router';
import { guards, requireAbility, requireSignIn, validSlug } from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { pictureSetQuery, type PictureSetVideo } from './queries.ts';

/** The video of the address with its stills; without stills it is not found. */
async function loadSet(context: RouterContext, slug: string): Promise<PictureSetVideo> {
  const { video } = await context.queryClient.ensureQueryData(pictureSetQuery(slug));
  if (!video || video.picturesInSet === 0) throw notFound();
  return video;
}

const seesAnyChannel = requireAbility(
  (ability) => ability.can('see', 'channels') || ability.can('see', 'internalChannels'),
);

export const pictureSetRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/pictureset/$slug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, validSlug('slug'))(navigation),
      loader: async ({ context, params }) => loadSet(context, params.slug),
    }).update(lazyPage(() => import('./screens/picture-set-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/picturesets/$videoSlug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) =>
        guards(requireSignIn, seesAnyChannel, validSlug('channelSlug', 'videoSlug'))(navigation),
      loader: async ({ context, params }) => {
        const video = await loadSet(context, params.videoSlug);
        if (video.channel?.slug !== params.channelSlug) throw notFound();
        return video;
      },
    }).update(lazyPage(() => import('./screens/channel-picture-set-page.tsx'))),
  ] as const;
