import { createRoute, notFound } from '@tanstack/react-router';
import type { AppAbility } from '@network/access/ability.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, pageParameter, requireAbility, requireSignIn, validSlug } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch, type RawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { parsePage } from '@network/validation/page.ts';
import { allChannelVideosQuery, channelPackQuery, channelQuery, channelsQuery, channelVideosQuery } from './queries.ts';

const t = messagesOf(heads);

/** A wrong page leaves with the rest of the query (R24, R37, R41, R42). */
const page = pageParameter(() => ({}));
const pageOf = (search: RawSearch) => ({ page: parsePage(search['page']) ?? 1 });

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
      beforeLoad: (asked) => guards(seesChannels, page)(asked),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => context.queryClient.ensureQueryData(channelsQuery(deps.page)),
      head: ({ match }) =>
        pageHead(match.context, {
          title: t('channels.list', { brand: match.context.tenant.name }),
          description: t('channels.description', { brand: match.context.tenant.name }),
          canonicalPath: '/channels',
        }),
      component: screen(() => import('./screens/channels-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/all-videos',
      validateSearch: rawSearch,
      beforeLoad: (asked) => guards(requireSignIn, seesChannels, page)(asked),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => context.queryClient.ensureQueryData(allChannelVideosQuery(deps.page)),
      head: ({ match }) =>
        pageHead(match.context, {
          title: t('channels.all', { brand: match.context.tenant.name }),
          canonicalPath: '/channels/all-videos',
        }),
      component: screen(() => import('./screens/all-videos-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug',
      validateSearch: rawSearch,
      beforeLoad: (asked) => guards(requireSignIn, validSlug('channelSlug'), seesAnyChannel)(asked),
      loader: async ({ context, params }) => {
        const { channel } = await context.queryClient.ensureQueryData(channelQuery(params.channelSlug));
        if (!channel) throw notFound();
        return channel;
      },
      head: ({ match, loaderData }) =>
        loaderData
          ? pageHead(match.context, {
              title: t('channels.channel', { name: loaderData.name, brand: match.context.tenant.name }),
              description: loaderData.description,
              canonicalPath: `/channels/${loaderData.slug}`,
            })
          : {},
      component: screen(() => import('./screens/channel-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/videos',
      validateSearch: rawSearch,
      beforeLoad: (asked) => guards(requireSignIn, validSlug('channelSlug'), seesAnyChannel, page)(asked),
      loaderDeps: ({ search }) => pageOf(search),
      loader: async ({ context, params, deps }) => {
        const data = await context.queryClient.ensureQueryData(channelVideosQuery(params.channelSlug, deps.page));
        if (!data.channel) throw notFound();
        return data.channel;
      },
      head: ({ match, loaderData }) =>
        loaderData
          ? pageHead(match.context, {
              title: t('channels.videos', { name: loaderData.name, brand: match.context.tenant.name }),
              canonicalPath: `/channels/${loaderData.slug}/videos`,
            })
          : {},
      component: screen(() => import('./screens/channel-videos-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/channels/$channelSlug/packs/$channelPackSlug',
      validateSearch: rawSearch,
      beforeLoad: (asked) =>
        guards(requireSignIn, validSlug('channelSlug', 'channelPackSlug'), seesAnyChannel, page)(asked),
      loaderDeps: ({ search }) => pageOf(search),
      loader: async ({ context, params, deps }) => {
        const { channelSlug, channelPackSlug } = params;
        const query = channelPackQuery(channelSlug, channelPackSlug, deps.page);
        const { channelPack } = await context.queryClient.ensureQueryData(query);
        if (!channelPack) throw notFound();
        return channelPack;
      },
      head: ({ match, loaderData }) =>
        loaderData
          ? pageHead(match.context, {
              title: t('channels.pack', {
                pack: loaderData.name,
                name: loaderData.channel.name,
                brand: match.context.tenant.name,
              }),
              canonicalPath: `/channels/${loaderData.channel.slug}/packs/${loaderData.slug}`,
            })
          : {},
      component: screen(() => import('./screens/channel-pack-page.tsx')),
    }),
  ] as const;
