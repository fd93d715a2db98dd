import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, pageParameter, requireFlag, validSlug } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { angelHeads } from '@network/messages/heads.ts';
import { parsePage } from '@network/validation/page.ts';
import { pageHref } from '../entity-cards/page-href.ts';
import { AngelPageDocument } from './api/angel-page.generated.ts';
import { AngelsPageDocument } from './api/angels-page.generated.ts';

/** Every angel of the tenant. */
export const angelsPageQuery = operationQuery(AngelsPageDocument);

/** An angel with one page of their films; `angel` is null when this tenant has nobody of that slug. */
export const angelPageQuery = (slug: string, page: number) =>
  operationQuery(AngelPageDocument, { slug, performers: [slug], page });

export const angelsRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/angels',
      validateSearch: rawSearch,
      beforeLoad: requireFlag('showAngels'),
      loader: ({ context }) => context.queryClient.ensureQueryData(angelsPageQuery),
      head: ({ match, loaderData }) => {
        const t = messagesOf(angelHeads);
        const brand = match.context.tenant.name;
        const names = loaderData?.angels.map(({ name }) => name) ?? [];
        const first = loaderData?.angels[0];
        return pageHead(match.context, {
          title: t('angels.title', { brand }),
          description: t('angels.description', { brand, names: names.join(', ') }),
          keywords: names,
          canonicalPath: '/angels',
          ...(first && { image: first.portrait.src }),
        });
      },
      component: screen(() => import('./screens/angels-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/angels/$slug',
      validateSearch: rawSearch,
      beforeLoad: (asked) => {
        guards(requireFlag('showAngels'), validSlug('slug'), pageParameter())(asked);
        return { page: parsePage(asked.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context, params }) => {
        const data = await context.queryClient.ensureQueryData(angelPageQuery(params.slug, context.page));
        if (!data.angel) throw notFound();
        return data;
      },
      head: ({ match, loaderData }) => {
        const angel = loaderData?.angel;
        if (!angel) return {};
        const t = messagesOf(angelHeads);
        const { tenant, page } = match.context;
        const { name, motto } = angel;
        const count = angel.performer.videoCount;
        return pageHead(match.context, {
          title: t('angel.title', { name, brand: tenant.name }),
          description: t('angel.description', { name, motto, count, brand: tenant.name }),
          keywords: [name, ...tenant.copy.keywords],
          canonicalPath: pageHref(`/angels/${angel.slug}`, page),
          image: angel.portrait.src,
        });
      },
      component: screen(() => import('./screens/angel-page.tsx')),
    }),
  ] as const;
