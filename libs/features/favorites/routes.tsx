import { createRoute } from '@tanstack/react-router';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, pageParameter, requireSignIn } from '@network/core/routing/guards.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch, type RawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import { parsePage } from '@network/validation/page.ts';
import { channelsQuery, externalQuery, overviewQuery, performersQuery, readAnew, videosQuery } from './queries.ts';

/** An invalid page leaves with the rest of the query, as on /channels (R24, R26). */
const page = pageParameter(() => ({}));

const pageOf = (search: RawSearch) => ({ page: parsePage(search['page']) ?? 1 });

const headOf = (name: 'overview' | 'videos' | 'performers' | 'channels' | 'external', path: string) =>
  function head({ match }: { readonly match: { readonly context: RouterContext } }) {
    return pageHead(match.context, {
      title: messagesOf(heads)(`favorites.${name}`, { brand: match.context.tenant.name }),
      canonicalPath: path,
    });
  };

export const favoritesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites',
      validateSearch: rawSearch,
      beforeLoad: (asked) => requireSignIn(asked),
      loader: ({ context }) => readAnew(context, overviewQuery),
      head: headOf('overview', '/favorites'),
      component: screen(() => import('./screens/overview-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/videos',
      validateSearch: rawSearch,
      beforeLoad: (asked) => guards(requireSignIn, page)(asked),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => readAnew(context, videosQuery(deps.page)),
      head: headOf('videos', '/favorites/videos'),
      component: screen(() => import('./screens/videos-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/videos/external',
      validateSearch: rawSearch,
      beforeLoad: (asked) => requireSignIn(asked),
      loader: ({ context }) => readAnew(context, externalQuery),
      head: headOf('external', '/favorites/videos/external'),
      component: screen(() => import('./screens/external-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/performers',
      validateSearch: rawSearch,
      beforeLoad: (asked) => guards(requireSignIn, page)(asked),
      loaderDeps: ({ search }) => pageOf(search),
      loader: ({ context, deps }) => readAnew(context, performersQuery(deps.page)),
      head: headOf('performers', '/favorites/performers'),
      component: screen(() => import('./screens/performers-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/favorites/channels',
      validateSearch: rawSearch,
      beforeLoad: (asked) => page(asked),
      loaderDeps: ({ search }) => pageOf(search),
      // A visitor has none to load: they see the prompt to sign in (R27).
      loader: ({ context, deps }) =>
        context.session.isAuthenticated ? readAnew(context, channelsQuery(deps.page)) : null,
      head: headOf('channels', '/favorites/channels'),
      component: screen(() => import('./screens/channels-page.tsx')),
    }),
  ] as const;
