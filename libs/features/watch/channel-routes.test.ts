import { describe, expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { aTenant } from './testing/a-tenant.ts';
import { renderWatchPage, type WatchPageOptions } from './testing/watch-pages.tsx';
import { aWatchVideo } from './testing/watch-video.ts';

const member: Viewer = { ...VISITOR, userId: 'user-1' };
const inChannel = aWatchVideo({
  channel: {
    slug: 'northlight',
    channelId: 'channel-1',
    channelPackId: 'pack-1',
    name: 'Northlight',
    isThirdPartyChannel: true,
  },
});

function without(...flags: readonly (keyof Tenant['features'])[]): Tenant {
  const tenant = aTenant();
  return { ...tenant, features: { ...tenant.features, ...Object.fromEntries(flags.map((flag) => [flag, false])) } };
}

async function statusOf(href: string, options: Partial<WatchPageOptions> = {}) {
  const page = await renderWatchPage(href, {
    video: inChannel,
    tenant: aTenant(),
    viewer: member,
    isMembersArea: true,
    ...options,
  });
  return page.kind === 'html' ? page.status : `${page.status} ${page.location}`;
}

describe.each([
  ['R38', 'videos', ['channels', 'internalChannels']],
  ['R39', 'trailers', ['channelTrailers', 'internalChannelTrailers']],
] as const)('%s /channels/:channelSlug/%s/:videoSlug', (rule, kind, [first, second]) => {
  const href = `/channels/northlight/${kind}/slow-light`;

  it(`${rule} shows the video inside its channel`, async () => {
    expect(await statusOf(href)).toBe(200);
    expect(await statusOf(`/channels/other/${kind}/slow-light`)).toBe(404);
    expect(await statusOf(`/channels/northlight/${kind}/unknown`)).toBe(404);
    expect(await statusOf(href, { video: aWatchVideo() })).toBe(404);
  });

  it(`${rule} V08 refuses invalid slugs`, async () => {
    // The gateway would find them: only the rule refuses.
    const shouted = aWatchVideo({ channel: inChannel.channel && { ...inChannel.channel, slug: 'North' } });
    expect(await statusOf(`/channels/North/${kind}/slow-light`, { video: shouted })).toBe(404);
    const broken = { ...inChannel, slug: 'slow--light' };
    expect(await statusOf(`/channels/northlight/${kind}/slow--light`, { video: broken })).toBe(404);
  });

  it(`${rule} R62 leads a visitor to sign in, and is not there on a tour host`, async () => {
    expect(await statusOf(href, { viewer: VISITOR })).toBe(
      `302 https://members.example/oidc/login?uri=${encodeURIComponent(href)}`,
    );
    expect(await statusOf(href, { viewer: VISITOR, isMembersArea: false })).toBe(404);
  });

  it(`${rule} T07 A10 takes either right, which the preview group has anyway`, async () => {
    expect(await statusOf(href, { tenant: without(first) })).toBe(200);
    expect(await statusOf(href, { tenant: without(second) })).toBe(200);
    expect(await statusOf(href, { tenant: without(first, second) })).toBe(404);
    const preview = { ...member, groups: ['preview'] as const };
    expect(await statusOf(href, { tenant: without(first, second), viewer: preview })).toBe(200);
  });
});
