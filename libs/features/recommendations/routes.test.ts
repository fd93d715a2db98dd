import { describe, expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import blackedraw from '../../../apps/blackedraw/tenant.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { aFilm } from './testing/a-film.ts';
import { recommendationsRoutes } from './routes.tsx';

const subscription: NonNullable<Viewer['subscription']> = {
  type: 'member',
  isActive: true,
  isCancelled: false,
  isBillerNative: true,
  isFreeLimitedTrial: false,
  credits: 0,
  isGuest: false,
};
const member: Viewer = {
  ...VISITOR,
  userId: 'user-1',
  hasRecommender: true,
  siteAccess: ['vixen', 'blackedraw'],
  subscription,
};

function open(viewer: Viewer, tenant: Tenant = vixen, videos = [aFilm()]) {
  const answer = { recommendations: { recommId: 'r1', hasMore: true, videos } };
  return renderRoutes('/recommended-videos', {
    routes: recommendationsRoutes,
    tenant,
    viewer,
    answers: { Recommendations: () => answer },
  });
}

describe('/recommended-videos', () => {
  it('R50 shows a member what is recommended, by plain links, and that there is more', async () => {
    const page = await open(member);
    expect(page).toMatchObject({ kind: 'html', status: 200 });
    const { html } = page as { html: string };
    expect(html).toMatch(/<h1[^>]*>For you<\/h1>/);
    expect(html).toContain('href="/videos/slow-light"');
    expect(html).toContain('Show more');
  });

  it('R50 says so when there is nothing yet', async () => {
    expect(await open(member, vixen, [])).toMatchObject({ html: expect.stringContaining('Nothing to recommend yet.') });
  });

  it.each([
    ['a visitor', VISITOR],
    ['a trial', { ...member, subscription: { ...subscription, type: 'trial' } }],
    ['a free limited trial', { ...member, subscription: { ...subscription, isFreeLimitedTrial: true } }],
    ['an expired member', { ...member, siteAccess: [], subscription: { ...subscription, isActive: false } }],
    ['a portal user', { ...member, subscription: { ...subscription, type: 'porn-portal' } }],
  ] satisfies [string, Viewer][])('R50 A13 is not there for %s', async (_person, viewer) => {
    expect(await open(viewer)).toMatchObject({ kind: 'html', status: 404 });
  });

  it('R50 T07 is not there where the flag is off', async () => {
    expect(await open(member, blackedraw)).toMatchObject({ kind: 'html', status: 404 });
  });
});
