import { createRoute, notFound } from '@tanstack/react-router';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, requireAbility, requireSignIn, validSlug } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { pictureSetQuery, type PictureSetVideo } from './queries.ts';

/** The video of the address with its stills; without any, there is nothing to be found. */
async function loadSet(context: RouterContext, slug: string): Promise<PictureSetVideo> {
  const { video } = await context.queryClient.ensureQueryData(pictureSetQuery(slug));
  if (!video || video.picturesInSet === 0) throw notFound();
  return video;
}

function setHead(context: RouterContext, video: PictureSetVideo) {
  return pageHead(context, {
    title: messagesOf(heads)('pictureSet', { title: video.title, brand: context.tenant.name }),
    canonicalPath: `/pictureset/${video.slug}`,
    image: video.images.listing.src,
  });
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
      beforeLoad: (asked) => guards(requireSignIn, validSlug('slug'))(asked),
      loader: async ({ context, params }) => loadSet(context, params.slug),
      head: ({ match, loaderData }) => (loaderData ? setHead(match.context, loaderData) : {}),
      component: screen(() => import('./screens/picture-set-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/picturesets/$videoSlug',
      validateSearch: rawSearch,
      beforeLoad: (asked) => guards(requireSignIn, seesAnyChannel, validSlug('channelSlug', 'videoSlug'))(asked),
      loader: async ({ context, params }) => {
        const video = await loadSet(context, params.videoSlug);
        if (video.channel?.slug !== params.channelSlug) throw notFound();
        return video;
      },
      head: ({ match, loaderData }) => (loaderData ? setHead(match.context, loaderData) : {}),
      component: screen(() => import('./screens/channel-picture-set-page.tsx')),
    }),
  ] as const;
