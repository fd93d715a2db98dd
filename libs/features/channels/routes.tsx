import { createRoute, notFound } from '@tanstack/react-router';
import type { AppAbility } from '@network/access/ability.ts';
import {
  type Guard,
  type GuardArguments,
  guards,
  pageParameter,
  redirectToCurrentSlug,
  requireAbility,
  requireSignIn,
  validSlug,
} from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch, type RawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';
import { allChannelVideosQuery, channelPackQuery, channelQuery, channelsQuery, channelVideosQuery } from './queries.ts';

const pageOf = (search: RawSearch) => ({ page: parsePage(search['page']) ?? 1 });

/** Guards of a list in pages. A wrong page leaves with the rest of the query. */
const listed = (...required: readonly Guard[]) => {
  const guard = guards(
    ...required,
    pageParameter(() => ({})),
  );
  return (navigation: GuardArguments & { readonly search: RawSearch }) => {
    guard(navigation);
    return pageOf(navigation.search);
  };
};

const seesChannels = requireAbility((ability) => ability.can('see', 'channels'));
const seesAnyChannel = requireAbility(
  (ability: AppAbility) => ability.can('see', 'channels') || ability.can('see', 'internalChannels'),
);

export const channelsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/channels',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => listed(seesChannels)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => context.queryClient.ensureQueryData(channelsQuery(deps.page)),
    }).update(lazyPage(() => import('./screens/channels-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/all-videos',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => listed(requireSignIn, seesChannels)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => context.queryClient.ensureQueryData(allChannelVideosQuery(deps.page)),
    }).update(lazyPage(() => import('./screens/all-videos-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, validSlug('channelSlug'), seesAnyChannel)(navigation),
      loader: async ({ context, location, params }) => {
        const { channel } = await context.queryClient.ensureQueryData(channelQuery(params.channelSlug));
        if (!channel) throw notFound();
        redirectToCurrentSlug({ context, location }, params.channelSlug, channel.slug);
        return channel;
      },
    }).update(lazyPage(() => import('./screens/channel-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/videos',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => listed(requireSignIn, validSlug('channelSlug'), seesAnyChannel)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: async ({ context, location, params, deps }) => {
        const data = await context.queryClient.ensureQueryData(channelVideosQuery(params.channelSlug, deps.page));
        if (!data.channel) throw notFound();
        redirectToCurrentSlug({ context, location }, params.channelSlug, data.channel.slug);
        return data.channel;
      },
    }).update(lazyPage(() => import('./screens/channel-videos-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/packs/$channelPackSlug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) =>
        listed(requireSignIn, validSlug('channelSlug', 'channelPackSlug'), seesAnyChannel)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: async ({ context, location, params, deps }) => {
        const { channelSlug, channelPackSlug } = params;
        const query = channelPackQuery(channelSlug, channelPackSlug, deps.page);
        const { channelPack } = await context.queryClient.ensureQueryData(query);
        if (!channelPack) throw notFound();
        redirectToCurrentSlug({ context, location }, channelSlug, channelPack.channel.slug);
        redirectToCurrentSlug({ context, location }, channelPackSlug, channelPack.slug);
        return channelPack;
      },
    }).update(lazyPage(() => import('./screens/channel-pack-page.tsx'))),
  ] as const;
