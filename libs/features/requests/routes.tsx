import { createRoute } from '@tanstack/react-router';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';

export const requestsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/casting',
      validateSearch: rawSearch,
      head: ({ match }) => formHead(match.context, 'casting'),
      component: screen(() => import('./screens/casting-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/support',
      validateSearch: rawSearch,
      head: ({ match }) => formHead(match.context, 'support'),
      component: screen(() => import('./screens/support-page.tsx')),
    }),
  ] as const;

function formHead(context: RouterContext, page: 'casting' | 'support') {
  const brand = context.tenant.name;
  return pageHead(context, {
    title: messagesOf(heads)(`${page}.title`, { brand }),
    description: messagesOf(heads)(`${page}.description`, { brand }),
    keywords: context.tenant.copy.keywords,
    canonicalPath: `/${page}`,
  });
}
