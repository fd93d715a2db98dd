import { createRoute, notFound } from '@tanstack/react-router';
import { operationQuery } from '@network/core/api/operation-query.ts';
import { pageHead } from '@network/core/head/page-head.ts';
import { messagesOf } from '@network/core/i18n/messages.ts';
import { guards, pageParameter, requireFlag, validSlug } from '@network/core/routing/guards.ts';
import { type AppRootRoute } from '@network/core/routing/root-route.ts';
import { screen } from '@network/core/routing/screen.ts';
import { rawSearch } from '@network/core/routing/search-params.ts';
import { showcaseHeads } from '@network/messages/heads.ts';
import { parsePage } from '@network/validation/page.ts';
import { pageHref } from '../entity-cards/page-href.ts';
import { ShowcasePageDocument } from './api/showcase-page.generated.ts';
import { ShowcasesPageDocument } from './api/showcases-page.generated.ts';

/** Every showcase of the tenant. */
export const showcasesPageQuery = operationQuery(ShowcasesPageDocument);

/** A showcase with one page of its films; `showcase` is null when this tenant has none of that slug. */
export const showcasePageQuery = (slug: string, page: number) => operationQuery(ShowcasePageDocument, { slug, page });

export const showcasesRoutes = (parent: AppRootRoute) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: '/showcases',
      validateSearch: rawSearch,
      beforeLoad: requireFlag('showcasesPage'),
      loader: ({ context }) => context.queryClient.ensureQueryData(showcasesPageQuery),
      head: ({ match, loaderData }) => {
        const t = messagesOf(showcaseHeads);
        const brand = match.context.tenant.name;
        const names = loaderData?.showcases.map(({ title }) => title) ?? [];
        const cover = loaderData?.showcases[0]?.pictures[0];
        return pageHead(match.context, {
          title: t('showcases.title', { brand }),
          description: t('showcases.description', { brand, names: names.join(', ') }),
          keywords: match.context.tenant.copy.keywords,
          canonicalPath: '/showcases',
          ...(cover && { image: cover.src }),
        });
      },
      component: screen(() => import('./screens/showcases-page.tsx')),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/showcase/$slug',
      validateSearch: rawSearch,
      beforeLoad: (asked) => {
        guards(requireFlag('showcasesPage'), validSlug('slug'), pageParameter())(asked);
        return { page: parsePage(asked.search['page']) ?? 1 };
      },
      loaderDeps: ({ search }) => search,
      loader: async ({ context, params }) => {
        const data = await context.queryClient.ensureQueryData(showcasePageQuery(params.slug, context.page));
        if (!data.showcase) throw notFound();
        return data;
      },
      head: ({ match, loaderData }) => {
        const showcase = loaderData?.showcase;
        if (!showcase) return {};
        const t = messagesOf(showcaseHeads);
        const { tenant, page } = match.context;
        const { title, description, videoCount: count } = showcase;
        return pageHead(match.context, {
          title: t('showcase.title', { title, brand: tenant.name }),
          description: t('showcase.description', { description, count, brand: tenant.name }),
          keywords: tenant.copy.keywords,
          canonicalPath: pageHref(`/showcase/${showcase.slug}`, page),
          ...(showcase.pictures[0] && { image: showcase.pictures[0].src }),
        });
      },
      component: screen(() => import('./screens/showcase-page.tsx')),
    }),
  ] as const;
