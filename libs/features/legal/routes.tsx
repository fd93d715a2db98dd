import { createRoute } from '@tanstack/react-router';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import type { RouterContext } from '@network/core/routing/router-context.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { heads } from '@network/messages/heads.ts';
import type { LegalDocumentId } from './legal-document.ts';

export const legalRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/terms',
      head: ({ match }) => legalHead(match.context, 'terms', '/terms'),
      component: screen(() => import('./screens/terms-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/privacy',
      head: ({ match }) => legalHead(match.context, 'privacy', '/privacy'),
      component: screen(() => import('./screens/privacy-page.tsx')),
    }),
    // R17: safety shows the privacy page's content.
    createRoute({
      getParentRoute: () => parent,
      path: '/safety',
      head: ({ match }) => legalHead(match.context, 'privacy', '/privacy'),
      component: screen(() => import('./screens/privacy-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/removal',
      validateSearch: rawSearch,
      head: ({ match }) => legalHead(match.context, 'removal', '/removal'),
      component: screen(() => import('./screens/removal-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/2257',
      head: ({ match }) => legalHead(match.context, 'compliance', '/2257'),
      component: screen(() => import('./screens/compliance-page.tsx')),
    }),
  ] as const;

function legalHead(context: RouterContext, document: LegalDocumentId | 'removal', canonicalPath: string) {
  const t = messagesOf(heads);
  const brand = context.tenant.name;
  return pageHead(context, {
    title: t(`${document}.title`, { brand }),
    description: t(`${document}.description`, { brand }),
    keywords: context.tenant.copy.keywords,
    canonicalPath,
  });
}
