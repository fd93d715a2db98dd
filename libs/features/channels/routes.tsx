import { createRoute } from '@tanstack/react-router';
import type { AppAbility } from '@network/access/ability.ts';
import {
  type Guard,
  type GuardArguments,
  guards,
  pageParameter,
  requireAbility,
  requireSignIn,
  validSlug,
} from '@network/core/routing/guards.ts';
import { lazyPage } from '@network/core/routing/lazy-page.ts';
import { againWhenReachable } from '@network/core/routing/reachable.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { rawSearch, type RawSearch } from '@network/core/routing/search-params.ts';
import { parsePage } from '@network/validation/page.ts';

// The queries of these pages are no part of the first bundle of every page.
const loads = againWhenReachable(() => import('./load-pages.ts'));
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
      loader: async ({ context, deps }) => (await loads()).loadChannels({ context }, deps.page),
    }).update(lazyPage(() => import('./screens/channels-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/all-videos',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => listed(requireSignIn, seesChannels)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: async ({ context, deps }) => (await loads()).loadAllVideos({ context }, deps.page),
    }).update(lazyPage(() => import('./screens/all-videos-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => guards(requireSignIn, validSlug('channelSlug'), seesAnyChannel)(navigation),
      loader: async ({ context, location, params }) =>
        (await loads()).loadChannel({ context, location }, params.channelSlug),
    }).update(lazyPage(() => import('./screens/channel-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/videos',
      validateSearch: rawSearch,
      beforeLoad: (navigation) => listed(requireSignIn, validSlug('channelSlug'), seesAnyChannel)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: async ({ context, location, params, deps }) =>
        (await loads()).loadChannelVideos({ context, location }, params.channelSlug, deps.page),
    }).update(lazyPage(() => import('./screens/channel-videos-page.tsx'))),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/packs/$channelPackSlug',
      validateSearch: rawSearch,
      beforeLoad: (navigation) =>
        listed(requireSignIn, validSlug('channelSlug', 'channelPackSlug'), seesAnyChannel)(navigation),
      loaderDeps: ({ search }) => pageOf(search),
      loader: async ({ context, location, params, deps }) =>
        (await loads()).loadPack({ context, location }, params, deps.page),
    }).update(lazyPage(() => import('./screens/channel-pack-page.tsx'))),
  ] as const;
