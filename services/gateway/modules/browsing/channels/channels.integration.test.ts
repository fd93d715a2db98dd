import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import blackedraw from '../../../../../apps/blackedraw/tenant.ts';
import deeper from '../../../../../apps/deeper/tenant.ts';
import milfy from '../../../../../apps/milfy/tenant.ts';
import slayed from '../../../../../apps/slayed/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';

const gateway = gatewayForTests({ tenants: [vixen, deeper, slayed, milfy, blackedraw], seed: true });

interface Pack {
  readonly channelPackId: string;
  readonly slug: string;
  readonly price: number;
  readonly isUnlocked: boolean;
  readonly videoCount: number;
  readonly minutes: number;
  readonly videos: readonly { readonly releaseDate: string }[];
}
interface Channel {
  readonly slug: string;
  readonly category: string | null;
  readonly isThirdPartyChannel: boolean;
  readonly videoCount: number;
  readonly unlockedPackCount: number;
  readonly percentageOfUnlockedPacks: number;
  readonly packs: readonly Pack[];
  readonly latestVideos: readonly { readonly slug: string; readonly releaseDate: string }[];
}

const CHANNELS = `query ($page: Int = 1) { channels(input: { page: $page, pageSize: 6 }) {
  items { slug isThirdPartyChannel } info { total hasNextPage } } }`;
const CHANNEL = `query ($slug: String!) { channel(slug: $slug) {
  slug category isThirdPartyChannel videoCount unlockedPackCount percentageOfUnlockedPacks
  packs { channelPackId slug price isUnlocked videoCount minutes videos(limit: 2) { releaseDate } }
  latestVideos { slug releaseDate }
} }`;
const VIDEOS = `query ($input: ChannelVideosInput!) { channelVideos(input: $input) {
  items { slug releaseDate channel { slug channelPackId isThirdPartyChannel } } info { total hasNextPage } } }`;

interface ListAnswer {
  readonly channels: {
    readonly items: readonly { readonly slug: string; readonly isThirdPartyChannel: boolean }[];
    readonly info: { readonly total: number; readonly hasNextPage: boolean };
  };
}
interface VideosAnswer {
  readonly channelVideos: {
    readonly items: readonly {
      readonly slug: string;
      readonly releaseDate: string;
      readonly channel: { readonly slug: string; readonly isThirdPartyChannel: boolean };
    }[];
    readonly info: { readonly total: number; readonly hasNextPage: boolean };
  };
}

const channelFor = async (slug: string, caller: object): Promise<Channel | null> =>
  (await gateway.graphql<{ channel: Channel | null }>(CHANNEL, { slug }, caller)).data.channel;

describe('X16 the channels of a tenant', () => {
  it('R24 lists both kinds where both flags are on, page by page', async () => {
    const first = (await gateway.graphql<ListAnswer>(CHANNELS, {}, { tenant: 'vixen' })).data.channels;
    expect(first.items).toHaveLength(6);
    expect(first.info).toEqual({ total: 8, hasNextPage: true });
    expect(new Set(first.items.map((each) => each.isThirdPartyChannel))).toEqual(new Set([true, false]));
    const second = (await gateway.graphql<ListAnswer>(CHANNELS, { page: 2 }, { tenant: 'vixen' })).data.channels;
    expect(second.items).toHaveLength(2);
    expect(second.info.hasNextPage).toBe(false);
  });

  it('D9 lists third-party ones alone where internal ones are off', async () => {
    const { items, info } = (await gateway.graphql<ListAnswer>(CHANNELS, {}, { tenant: 'deeper' })).data.channels;
    expect(items.every((each) => each.isThirdPartyChannel)).toBe(true);
    expect(info.total).toBe(items.length);
  });

  it.each(['slayed', 'milfy'])('T07 A10 refuses the list at %s, where channels are off', async (tenant) => {
    const answer = await gateway.graphql(CHANNELS, {}, { tenant });
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const member = await demonstrationCaller(gateway.services, 'member', { id: tenant });
    expect((await gateway.graphql(CHANNELS, {}, member)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('A10 shows the preview group every channel, whatever the flags say', async () => {
    const preview = await demonstrationCaller(gateway.services, 'preview', milfy);
    const { data } = await gateway.graphql<ListAnswer>(CHANNELS, {}, preview);
    expect(data.channels.info.total).toBe(8);
    expect(await channelFor('the-cutting-room', preview)).not.toBeNull();
    const member = await demonstrationCaller(gateway.services, 'member', milfy);
    expect(await channelFor('the-cutting-room', member)).toBeNull();
  });

  it('D36 shows a visitor one channel by its kind’s flag', async () => {
    expect(await channelFor('the-cutting-room', { tenant: 'vixen' })).toMatchObject({ isThirdPartyChannel: false });
    expect(await channelFor('the-cutting-room', { tenant: 'slayed' })).not.toBeNull();
    expect(await channelFor('the-cutting-room', { tenant: 'deeper' })).toBeNull();
    expect(await channelFor('northlight-pictures', { tenant: 'deeper' })).not.toBeNull();
    expect(await channelFor('northlight-pictures', { tenant: 'slayed' })).toBeNull();
    expect(await channelFor('northlight-pictures', {})).toBeNull();
  });

  it.each(['', 'Northlight', 'northlight--pictures', '../the-cutting-room', 'nothing-like-it'])(
    'V08 knows no channel %j',
    async (slug) => {
      expect(await channelFor(slug, { tenant: 'vixen' })).toBeNull();
    },
  );

  it('finds a channel by its id and by a pack of it', async () => {
    const query = async (where: string) =>
      (
        await gateway.graphql<{ channel: { slug: string } | null }>(
          `{ channel(${where}) { slug } }`,
          {},
          { tenant: 'vixen' },
        )
      ).data.channel;
    expect(await query('channelId: "channel-1"')).toEqual({ slug: 'the-cutting-room' });
    expect(await query('channelPackId: "pack-channel-1-2"')).toEqual({ slug: 'the-cutting-room' });
    expect(await query('channelId: "channel-99"')).toBeNull();
    expect(await query('slug: null')).toBeNull();
  });
});

describe('A10 the network’s own channels', () => {
  const own = async (caller: object) =>
    (
      await gateway.graphql<{ internalChannels: Channel[] }>(
        '{ internalChannels { slug isThirdPartyChannel } }',
        {},
        caller,
      )
    ).data.internalChannels;

  it.each(['slayed', 'vixen', 'blackedraw'])('are those of %s, without guests', async (tenant) => {
    const channels = await own({ tenant });
    expect(channels).toHaveLength(4);
    expect(channels.every(({ isThirdPartyChannel }) => !isThirdPartyChannel)).toBe(true);
    for (const { slug } of channels) expect(await channelFor(slug, { tenant })).toMatchObject({ slug });
  });

  it('T07 are none where the flag is off, except for the preview group', async () => {
    for (const tenant of ['deeper', 'milfy']) expect(await own({ tenant })).toEqual([]);
    expect(await own(await demonstrationCaller(gateway.services, 'preview', milfy))).toHaveLength(4);
  });
});

describe('X16 a channel', () => {
  it('K16 has its category, and its newest six released videos', async () => {
    const channel = await channelFor('the-cutting-room', { tenant: 'vixen' });
    expect(channel).toMatchObject({ category: 'Behind The Scenes', videoCount: 18 });
    const dates = channel?.latestVideos.map(({ releaseDate }) => releaseDate) ?? [];
    expect(dates).toHaveLength(6);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('has packs of ten gems, each with what is inside', async () => {
    const channel = await channelFor('the-cutting-room', { tenant: 'vixen' });
    expect(channel?.packs.map(({ slug }) => slug)).toEqual(['opening-pack', 'second-reel', 'collectors-pack']);
    for (const pack of channel?.packs ?? []) {
      expect(pack).toMatchObject({ price: 10, isUnlocked: false, videoCount: 6 });
      expect(pack.minutes).toBeGreaterThan(60);
      expect(pack.videos).toHaveLength(2);
    }
  });

  it('X01 says how much of it the viewer has unlocked', async () => {
    const member = await demonstrationCaller(gateway.services, 'member', vixen);
    const mine = await channelFor('the-cutting-room', member);
    expect(mine?.packs.map(({ isUnlocked }) => isUnlocked)).toEqual([true, true, false]);
    expect(mine).toMatchObject({ unlockedPackCount: 2, percentageOfUnlockedPacks: 66 });
    expect(await channelFor('the-cutting-room', { tenant: 'vixen' })).toMatchObject({ percentageOfUnlockedPacks: 0 });
  });

  it('X01 names in the profile the packs that somebody has unlocked, and their share of all that there are', async () => {
    const member = await demonstrationCaller(gateway.services, 'member', vixen);
    const mine = await channelFor('the-cutting-room', member);
    const [first, second, third] = mine?.packs.map(({ channelPackId }) => channelPackId) ?? [];
    interface Answer {
      readonly findOneUserProfile: {
        readonly unlockedChannelPackIds: readonly string[];
        readonly percentageOfUnlockedChannelPacks: number;
      };
    }
    const query = '{ findOneUserProfile { unlockedChannelPackIds percentageOfUnlockedChannelPacks } }';
    const { findOneUserProfile: profile } = (await gateway.graphql<Answer>(query, {}, member)).data;
    expect(profile.unlockedChannelPackIds).toEqual(expect.arrayContaining([first, second]));
    expect(profile.unlockedChannelPackIds).not.toContain(third);
    const all = await gateway.services.db.selectFrom('channel_packs').select('id').execute();
    const share = Math.floor((profile.unlockedChannelPackIds.length / all.length) * 100);
    expect(profile.percentageOfUnlockedChannelPacks).toBe(share);
  });

  it('is read in a bounded number of statements, however many packs it has', async () => {
    const statements: string[] = [];
    const executor = gateway.services.db.getExecutor();
    const original = executor.executeQuery.bind(executor);
    executor.executeQuery = (query, ...rest) => {
      statements.push(query.sql);
      return original(query, ...rest);
    };
    try {
      await channelFor('the-cutting-room', { tenant: 'vixen' });
    } finally {
      executor.executeQuery = original;
    }
    // The channel, its packs, what is released of it and of them, and the newest of both.
    expect(statements.length).toBe(6);
  });
});

describe('R37 R42 the videos of channels', () => {
  const list = async (input: object, caller: object) =>
    (await gateway.graphql<VideosAnswer>(VIDEOS, { input }, caller)).data.channelVideos;

  it('R37 are those of one channel, newest first, page by page', async () => {
    const first = await list({ channel: 'the-cutting-room' }, { tenant: 'vixen' });
    expect(first.info).toEqual({ total: 18, hasNextPage: true });
    expect(first.items.every(({ channel }) => channel.slug === 'the-cutting-room')).toBe(true);
    const second = await list({ channel: 'the-cutting-room', page: 2 }, { tenant: 'vixen' });
    expect(second.items).toHaveLength(6);
    const dates = [...first.items, ...second.items].map(({ releaseDate }) => releaseDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('R41 are those of one pack', async () => {
    const { items } = await list({ channel: 'the-cutting-room', pack: 'second-reel' }, { tenant: 'vixen' });
    expect(items).toHaveLength(6);
    expect(new Set(items.map((each) => (each.channel as unknown as Pack).channelPackId))).toEqual(
      new Set(['pack-channel-1-2']),
    );
  });

  it('R42 are those of all that the tenant shows', async () => {
    expect((await list({}, { tenant: 'vixen' })).info.total).toBe(120);
    const deeperOnes = await list({}, { tenant: 'deeper' });
    expect(deeperOnes.items.every(({ channel }) => channel.isThirdPartyChannel)).toBe(true);
    expect((await list({}, { tenant: 'milfy' })).info.total).toBe(0);
  });

  it.each([
    { channel: 'nothing-like-it' },
    { channel: 'the-cutting-room', pack: 'nothing-like-it' },
    { channel: 'THE', pack: 'second-reel' },
    { pack: 'second-reel' },
  ])('V08 are none for %j', async (input) => {
    expect((await list(input, { tenant: 'vixen' })).info.total).toBe(0);
  });
});

describe('A10 a video inside a channel', () => {
  const query = async (caller: object) =>
    (await gateway.graphql<{ video: object | null }>('{ video(slug: "warm-lantern") { slug } }', {}, caller)).data
      .video;

  it('has its page where its channel is shown, and for the preview group', async () => {
    expect(await query({ tenant: 'vixen' })).not.toBeNull();
    expect(await query({ tenant: 'milfy' })).toBeNull();
    expect(await query(await demonstrationCaller(gateway.services, 'member', milfy))).toBeNull();
    expect(await query(await demonstrationCaller(gateway.services, 'preview', milfy))).not.toBeNull();
  });
});
