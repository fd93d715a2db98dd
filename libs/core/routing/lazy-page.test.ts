import { createRoute, notFound } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { pageHead, type RouteHead } from '../head/page-head.ts';
import { renderRoutes } from '../testing/render-routes.tsx';
import { lazyPage } from './lazy-page.ts';
import type { AppRootRoute } from './root-route.ts';

interface Film {
  readonly title: string;
}

const head: RouteHead<Film, { readonly page: number }> = ({ match: { context }, loaderData }) =>
  loaderData ? pageHead(context, { title: `${loaderData.title}, page ${String(context.page)}` }) : {};
const filmPage = { default: () => 'A film', head };

const routes = (parent: AppRootRoute) => [
  createRoute({
    getParentRoute: () => parent,
    path: '/film',
    beforeLoad: () => ({ page: 2 }),
    loader: (): Film => ({ title: 'Slow light' }),
  }).update(lazyPage(async () => filmPage)),
  createRoute({
    getParentRoute: () => parent,
    path: '/lost',
    beforeLoad: () => ({ page: 2 }),
    loader: (): Film => {
      throw notFound();
    },
  }).update(lazyPage(async () => filmPage)),
  createRoute({ getParentRoute: () => parent, path: '/bare' }).update(
    // @ts-expect-error Nothing gives this head the page that it reads.
    lazyPage(async () => filmPage),
  ),
  createRoute({
    getParentRoute: () => parent,
    path: '/other',
    beforeLoad: () => ({ page: 2 }),
    loader: () => ({ name: 'Not a film' }),
  }).update(
    // @ts-expect-error The loader's data have no title.
    lazyPage(async () => filmPage),
  ),
];

async function open(href: string) {
  const page = await renderRoutes(href, { routes, tenant: vixen });
  if (page.kind !== 'html') throw new Error(`redirected to ${page.location}`);
  return page;
}

describe('a page in a chunk of its own', () => {
  it('T05 is served with its component and its head, which get the results of guard and loader', async () => {
    const { status, html } = await open('/film');
    expect(status).toBe(200);
    expect(html).toContain('A film');
    expect(html).toContain('<title>Slow light, page 2</title>');
  });

  it('has a head without data where the loader gave none', async () => {
    const { status, html } = await open('/lost');
    expect(status).toBe(404);
    expect(html).not.toContain('Slow light');
  });

  it('knows the module that it comes from, where the build noted it', () => {
    const importer = Object.assign(async () => filmPage, { sourceModule: 'screens/film-page.tsx' });
    expect(lazyPage(importer).component.sourceModule).toBe('screens/film-page.tsx');
    expect(lazyPage(async () => filmPage).component).not.toHaveProperty('sourceModule');
  });
});
