import type { AnyRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createRouteManifest, entryStyles, type ViteManifest } from './route-manifest.ts';

const manifest: ViteManifest = {
  'entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'], css: ['assets/entry.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js'], css: ['assets/card.css'] },
  '../../libs/home.tsx': { file: 'assets/home.js', imports: ['entry-client.tsx', '_card.js'] },
  '../../libs/other.tsx': { file: 'assets/other.js', imports: ['_card.js'] },
};
const router = {
  routeTree: { id: '__root__' },
  routesById: {
    __root__: { id: '__root__', options: {} },
    '/': { id: '/', options: { component: { sourceModule: '../../libs/home.tsx' } } },
    '/plain': { id: '/plain', options: { component: {} } },
  },
} as unknown as AnyRouter;

describe('what a page preloads', () => {
  const { routes } = createRouteManifest(router, manifest);

  it('has the entry, its styles and what it imports on every page', () =>
    expect(routes['__root__']).toEqual({
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/entry.js' } }],
      css: ['/assets/entry.css'],
      preloads: ['/assets/react.js'],
    }));

  it('adds a route’s own screen and what that imports, once', () =>
    expect(routes['/']).toEqual({ css: ['/assets/card.css'], preloads: ['/assets/home.js', '/assets/card.js'] }));

  it('says nothing of other routes', () => expect(Object.keys(routes)).toEqual(['__root__', '/']));
});

it('adds the routes of later pages to all of them but the first', () => {
  const home = '../../libs/features/home/screens/home-page.tsx';
  const films = '../../libs/features/videos/screens/videos-page.tsx';
  const at = (id: string, sourceModule: string) => ({ id, options: { component: { sourceModule } } });
  const { routes } = createRouteManifest(
    {
      routeTree: { id: '__root__' },
      routesById: { __root__: { id: '__root__', options: {} }, '/': at('/', home), '/videos': at('/videos', films) },
    } as unknown as AnyRouter,
    {
      'entry-client.tsx': { file: 'assets/entry.js', isEntry: true },
      [home]: { file: 'assets/home.js' },
      [films]: { file: 'assets/films.js' },
      '_a1.js': { file: 'assets/a1.js', name: 'later-pages', imports: ['entry-client.tsx'] },
    },
  );
  expect(routes['/']?.preloads).toEqual(['/assets/home.js']);
  expect(routes['/videos']?.preloads?.toSorted()).toEqual(['/assets/a1.js', '/assets/films.js']);
});

it('finds the styles of every page wherever the bundler has put them', () =>
  expect(
    entryStyles({
      'entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_first-page.js'] },
      '_first-page.js': { file: 'assets/first-page.js', css: ['assets/first-page.css'] },
      '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
    }),
  ).toEqual(['assets/first-page.css']));
