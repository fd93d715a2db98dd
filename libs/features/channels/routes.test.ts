import { isNotFound, isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { AppRootRoute } from '@network/core/routing/root-route.ts';
import { parseSearch } from '@network/core/routing/search-params.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { sessionOf } from '@network/core/session/session.ts';
import type { FeatureFlag } from '@network/tenant/feature-flags.ts';
import { channelsRoutes } from './routes.tsx';

const routes = channelsRoutes({} as AppRootRoute);
const members = testTenant.urls.members;
const CHANNEL_FLAGS = ['channels', 'internalChannels'] as const;

interface Visit {
  readonly search?: string;
  readonly viewer?: Viewer;
  readonly isMembersArea?: boolean;
  /** The channel flags that are on. */
  readonly flags?: readonly FeatureFlag[];
  readonly params?: Readonly<Record<string, string>>;
}

const member: Viewer = { ...VISITOR, userId: 'u' };
const SLUGS: Readonly<Record<string, string>> = { channelSlug: 'the-cutting-room', channelPackSlug: 'second-reel' };

/** The result of a route's guards. */
function visit(path: string, input: Visit = {}): string {
  const { search = '', viewer = member, isMembersArea = true, flags = CHANNEL_FLAGS, params = SLUGS } = input;
  const route = routes.find(({ options }) => (options as { path: string }).path === path);
  if (!route) throw new Error(`no route ${path}`);
  const pathname = path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? '');
  const features = {
    ...testTenant.features,
    channels: flags.includes('channels'),
    internalChannels: flags.includes('internalChannels'),
  };
  const tenant = { ...testTenant, features };
  const profile = viewer.userId === null ? null : { userId: 'u', viewer: JSON.stringify(viewer) };
  try {
    (route.options.beforeLoad as unknown as (navigation: object) => void)({
      context: { tenant, session: sessionOf(profile as never, tenant), meta: { isMembersArea } },
      location: { pathname, searchStr: search },
      search: parseSearch(search),
      params,
    });
    return 'let in';
  } catch (thrown) {
    if (isNotFound(thrown)) return 'not found';
    if (isRedirect(thrown)) return `${String(thrown.status)} ${String(thrown.options.href)}`;
    throw thrown;
  }
}

const INSIDE = [
  ['R36', '/channels/$channelSlug', '/channels/the-cutting-room'],
  ['R37', '/channels/$channelSlug/videos', '/channels/the-cutting-room/videos'],
  ['R41', '/channels/$channelSlug/packs/$channelPackSlug', '/channels/the-cutting-room/packs/second-reel'],
] as const;
const WITH_PAGES = [
  ['R24', '/channels', '/channels'],
  ['R42', '/channels/all-videos', '/channels/all-videos'],
  ['R37', '/channels/$channelSlug/videos', '/channels/the-cutting-room/videos'],
  ['R41', '/channels/$channelSlug/packs/$channelPackSlug', '/channels/the-cutting-room/packs/second-reel'],
] as const;

describe('R24 /channels', () => {
  it('is open to whoever sees channels, visitors and tour hosts too', () => {
    expect(visit('/channels')).toBe('let in');
    expect(visit('/channels', { viewer: VISITOR, isMembersArea: false })).toBe('let in');
  });

  it('T07 is not there without the flag, whatever internal channels say', () => {
    expect(visit('/channels', { flags: ['internalChannels'] })).toBe('not found');
    expect(visit('/channels', { flags: [] })).toBe('not found');
  });

  it('A10 is there for the preview group with the flag off', () => {
    expect(visit('/channels', { flags: [], viewer: { ...member, groups: ['preview'] } })).toBe('let in');
  });
});

describe('R42 /channels/all-videos', () => {
  it('needs sign-in and the sight of channels alone', () => {
    expect(visit('/channels/all-videos')).toBe('let in');
    expect(visit('/channels/all-videos', { flags: ['internalChannels'] })).toBe('not found');
    expect(visit('/channels/all-videos', { viewer: VISITOR })).toBe(
      `302 ${members}/oidc/login?uri=${encodeURIComponent('/channels/all-videos')}`,
    );
  });
});

describe.each(INSIDE)('%s %s', (_rule, path, pathname) => {
  it('R62 leads a visitor to sign in, and is not there on a tour host', () => {
    expect(visit(path, { viewer: VISITOR, search: '?page=2' })).toBe(
      `302 ${members}/oidc/login?uri=${encodeURIComponent(`${pathname}?page=2`)}`,
    );
    expect(visit(path, { viewer: VISITOR, isMembersArea: false })).toBe('not found');
  });

  it('T07 is there with either flag, and without both not', () => {
    expect(visit(path, { flags: ['channels'] })).toBe('let in');
    expect(visit(path, { flags: ['internalChannels'] })).toBe('let in');
    expect(visit(path, { flags: [] })).toBe('not found');
    expect(visit(path, { flags: [], viewer: { ...member, groups: ['preview'] } })).toBe('let in');
  });

  it.each(['The-Cutting-Room', 'the--cutting', 'the.cutting', '', 'a'.repeat(201)])(
    'V08 does not know the channel %j',
    (channelSlug) => {
      expect(visit(path, { params: { ...SLUGS, channelSlug } })).toBe('not found');
    },
  );
});

it('R41 V08 does not know an invalid pack', () => {
  const params = { ...SLUGS, channelPackSlug: 'Second_Reel' };
  expect(visit('/channels/$channelSlug/packs/$channelPackSlug', { params })).toBe('not found');
});

describe.each(WITH_PAGES)('%s %s', (_rule, path, pathname) => {
  it.each(['0', '-1', '1.5', '1e3', '01', '%D9%A3', '', '99999999999999999999', 'two', '1&page=2'])(
    'D14 takes the page %j away with the query',
    (page) => {
      expect(visit(path, { search: `?from=x&page=${page}` })).toBe(`302 ${pathname}`);
    },
  );

  it('D14 takes a good page', () => {
    expect(visit(path, { search: '?page=2147483647' })).toBe('let in');
  });
});

/** Where a route's loader sends somebody, when the gateway finds what had these slugs. */
async function moved(path: string, data: object): Promise<string> {
  const route = routes.find(({ options }) => (options as { path: string }).path === path);
  const pathname = path.replace(/\$(\w+)/g, (_, name: string) => SLUGS[name] ?? '');
  const context = {
    tenant: testTenant,
    meta: { isMembersArea: true },
    queryClient: { ensureQueryData: () => Promise.resolve(data) },
  };
  const load = route?.options.loader as unknown as (navigation: object) => Promise<unknown>;
  try {
    await load({ context, location: { pathname, searchStr: '?page=2' }, params: SLUGS, deps: { page: 2 } });
    return 'shown';
  } catch (thrown) {
    if (isRedirect(thrown)) return `${String(thrown.status)} ${String(thrown.options.href)}`;
    throw thrown;
  }
}

describe('a slug of before', () => {
  const channel = { slug: 'the-projection-room' };

  it('R36 R37 leads to the channel of today', async () => {
    expect(await moved('/channels/$channelSlug', { channel })).toBe('301 /channels/the-projection-room?page=2');
    expect(await moved('/channels/$channelSlug/videos', { channel })).toBe(
      '301 /channels/the-projection-room/videos?page=2',
    );
    expect(await moved('/channels/$channelSlug', { channel: { slug: 'the-cutting-room' } })).toBe('shown');
  });

  it('R41 leads to the pack of today', async () => {
    const path = '/channels/$channelSlug/packs/$channelPackSlug';
    const own = { slug: 'the-cutting-room' };
    expect(await moved(path, { channelPack: { slug: 'third-reel', channel: own } })).toBe(
      '301 /channels/the-cutting-room/packs/third-reel?page=2',
    );
    expect(await moved(path, { channelPack: { slug: 'second-reel', channel } })).toBe(
      '301 /channels/the-projection-room/packs/second-reel?page=2',
    );
  });
});
