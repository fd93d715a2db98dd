import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { builtFeatures } from './registry.ts';
import { createBrandRouter } from './complete-router.ts';
import { readPageSearch } from './page-search.ts';
import { visitorContext } from './testing/resolve-visit.ts';

const declared = builtFeatures.flatMap(({ searchParameters = {}, ownSearchParameters = {} }) =>
  Object.keys({ ...searchParameters, ...ownSearchParameters }),
);

/** Routes that take their query as it comes, and read none of it. */
const READ_NOTHING = [
  '/',
  '/account/$section',
  '/account/payment',
  '/account/receipts/$id',
  '/angels',
  '/brands',
  '/channels/$channelSlug',
  '/channels/$channelSlug/picturesets/$videoSlug',
  '/channels/$channelSlug/trailers/$videoSlug',
  '/favorites',
  '/favorites/videos/external',
  '/joinnow',
  '/pictureset/$slug',
  '/recommended-videos',
  '/showcases',
  '/sign-out',
  '/subscription-status',
  '/trailer/$slug',
  '/videos/$slug/comment/$commentId',
];

describe('what pages read of their queries', () => {
  const router = createBrandRouter({ context: visitorContext(vixen) as never, nonce: null });
  const routes = Object.values(router.routesById as unknown as Record<string, AnyRoute>);

  it('is declared for pages that there are', () => {
    const paths = new Set(routes.map(({ fullPath }) => fullPath));
    expect(declared.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('is declared for every page that takes a query', () => {
    const takers = routes.filter(({ options }) => 'validateSearch' in options && options.validateSearch !== undefined);
    expect(takers.length).toBeGreaterThan(20);
    const missing = takers.map(({ fullPath }) => fullPath).filter((path) => !declared.includes(path));
    expect(new Set(missing)).toEqual(new Set(READ_NOTHING));
  });

  it.each(['/videos', '/', '/joinnow', '/videos/a-film', '/performers', '/nowhere'])(
    'is nothing of advertising or of affiliates at %s',
    (path) => {
      const tags = ['utm_source', 'utm_campaign', 'fbclid', 'gclid', 'msclkid', 'ttclid', 'nats', 'ref', 'elm', 'ujc'];
      const search = `?${tags.map((name) => `${name}=x`).join('&')}`;
      expect(readPageSearch(path, search)).toEqual({ read: '', unread: search, isOwn: false });
    },
  );

  it.each([
    ['/account/cancel', '?cancellation=step-1&done=cancelled&subscription=s-1'],
    ['/account/cancel', '?step=step-1&subscription=s-1'],
    ['/account/pause', '?done=pause&subscription=s-1'],
    ['/account/plan', '?done=plan&subscription=s-1'],
  ])('is all that the gateway says when a form without scripts leads back to %s', (path, search) => {
    expect(readPageSearch(path, search)).toMatchObject({ unread: '', isOwn: true });
  });

  it('is what the offers are to tell, which they hand on where they are skipped', () => {
    const search = '?next=%2Fvideos&notification=upgradedenial';
    expect(readPageSearch('/offers', search)).toMatchObject({ unread: '', isOwn: true });
  });
});
