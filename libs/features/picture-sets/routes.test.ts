import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { sessionOf } from '@network/core/session/session.ts';
import { pictureSetRoutes } from './routes.tsx';

const routes = pictureSetRoutes({} as AppRootRoute);
const [ofVideo, ofChannel] = routes;
const member: Viewer = { ...VISITOR, userId: 'u' };
const noChannels = {
  ...testTenant,
  features: { ...testTenant.features, channels: false, internalChannels: false },
};

function visit(
  route: (typeof routes)[number],
  params: Readonly<Record<string, string>>,
  { viewer = member, isMembersArea = true, tenant = testTenant } = {},
): string {
  const profile = viewer.userId === null ? null : { userId: 'u', viewer: JSON.stringify(viewer) };
  try {
    (route.options.beforeLoad as unknown as (navigation: object) => void)({
      context: { tenant, session: sessionOf(profile as never, tenant), meta: { isMembersArea } },
      location: { pathname: '/here', searchStr: '' },
      params,
    });
    return 'let in';
  } catch (thrown) {
    if (isNotFound(thrown)) return 'not found';
    if (isRedirect(thrown)) return String(thrown.options.href);
    throw thrown;
  }
}

const SIGN_IN = `${testTenant.urls.members}/oidc/login?uri=%2Fhere`;
const VIDEO = { slug: 'slow-light' };
const INSIDE = { channelSlug: 'northlight', videoSlug: 'slow-light' };

describe('galleries', () => {
  it('R05 R62 needs sign-in and a valid slug', () => {
    expect(visit(ofVideo, VIDEO)).toBe('let in');
    expect(visit(ofVideo, VIDEO, { viewer: VISITOR })).toBe(SIGN_IN);
    expect(visit(ofVideo, VIDEO, { viewer: VISITOR, isMembersArea: false })).toBe('not found');
    expect(visit(ofVideo, { slug: 'Slow--Light' })).toBe('not found');
  });

  it('R40 T07 needs sign-in, the sight of channels, and both slugs valid', () => {
    expect(visit(ofChannel, INSIDE)).toBe('let in');
    expect(visit(ofChannel, INSIDE, { viewer: VISITOR })).toBe(SIGN_IN);
    expect(visit(ofChannel, INSIDE, { tenant: noChannels })).toBe('not found');
    expect(visit(ofChannel, { ...INSIDE, channelSlug: 'North' })).toBe('not found');
    expect(visit(ofChannel, { ...INSIDE, videoSlug: 'slow--light' })).toBe('not found');
  });
});
