import { beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import deeper from '../../../../../apps/deeper/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller, demonstrationId } from '../../people/identity/testing/public.ts';
import { post } from './ledger.ts';
import { balanceOf } from './balance.ts';
import { undoSpending } from './testing/undo-spending.ts';
import { unlockVideo } from './unlock-video.ts';

const gateway = gatewayForTests({ tenants: [vixen, deeper, combined], seed: true });
beforeEach(() => undoSpending(gateway.services.db));

const PACK = `mutation ($pack: ID!, $key: String!) { unlockChannelPack(input: { channelPackId: $pack, idempotencyKey: $key }) {
  __typename
  ... on ChannelPackUnlocked { balance pack { channelPackId isUnlocked channel { unlockedPackCount } } }
  ... on ChannelPackAlreadyUnlocked { messageKey balance }
  ... on OutOfBalance { messageKey balance price }
  ... on AccessDenied { nextStep }
} }`;
const VIDEO = `mutation ($id: ID!) { UnlockVideo(input: { id: $id }) {
  __typename
  ... on VideoUnlocked { credits video { videoId } }
  ... on VideoAlreadyUnlocked { messageKey credits video { videoId } }
  ... on VideoUnlockFailed { messageKey }
  ... on AccessDenied { nextStep }
} }`;
const TOKEN =
  'query ($id: ID!) { getToken(videoId: $id, device: DESKTOP) { __typename ... on AccessDenied { nextStep } } }';
const WALLET = '{ getGemsBalance { amount } getTransactions { amount currency transactionType transactionReason } }';

interface Answer {
  readonly __typename: string;
  readonly [field: string]: unknown;
}

async function as(name: string, tenant: Tenant = vixen) {
  const caller = await demonstrationCaller(gateway.services, name, tenant);
  const request = async (query: string, variables: object) => {
    const { data, errors } = await gateway.graphql<Record<string, Answer> | null>(query, { ...variables }, caller);
    return errors?.[0]?.extensions?.['code'] ?? Object.values(data ?? {})[0];
  };
  return {
    pack: (pack: string, key = 'key-number-1') => request(PACK, { pack, key }) as Promise<Answer>,
    video: (id: string) => request(VIDEO, { id }) as Promise<Answer>,
    plays: async (id: string) => ((await request(TOKEN, { id })) as Answer).__typename === 'VideoToken',
    token: (id: string) => request(TOKEN, { id }) as Promise<Answer>,
    wallet: async () => (await gateway.graphql<Record<string, never>>(WALLET, {}, caller)).data,
    call: (query: string) => request(query, {}),
  };
}

/** A released film of the site that takes part in nothing special. */
const FILM = 'vxn-3';
/** One that free limited trials may pick. */
const FLAGGED = 'vxn-6';
/** The pack belongs to one of the network's own channels. */
const IN_OWN_CHANNEL = 'chn-1';
const DENIED = 'vxn-8';
const UPCOMING = 'vxn-120';

describe('L09 a pack for gems', () => {
  it('L09 L10 costs ten, is there at once, and its videos play', async () => {
    const member = await as('member');
    expect(await member.plays('chn-13')).toBe(false);
    expect(await member.pack('pack-channel-1-3')).toEqual({
      __typename: 'ChannelPackUnlocked',
      balance: 30,
      pack: { channelPackId: 'pack-channel-1-3', isUnlocked: true, channel: { unlockedPackCount: 3 } },
    });
    expect(await member.plays('chn-13')).toBe(true);
    expect((await member.wallet())['getTransactions']?.[0]).toEqual({
      amount: -10,
      currency: 'gems',
      transactionType: 'unlock',
      transactionReason: 'channelPack.unlock',
    });
  });

  it('gives a retry with the same key the first answer, and takes nothing', async () => {
    const member = await as('member');
    const first = await member.pack('pack-channel-1-3', 'a-lost-answer');
    await member.pack('pack-channel-2-1', 'another-pack');
    expect(await member.pack('pack-channel-1-3', 'a-lost-answer')).toEqual(first);
    expect((await member.wallet())['getGemsBalance']).toEqual({ amount: 20 });
  });

  it('refuses a key that paid for another pack', async () => {
    const member = await as('member');
    await member.pack('pack-channel-1-3', 'a-reused-key');
    expect(await member.pack('pack-channel-2-1', 'a-reused-key')).toBe('CONFLICT');
    expect((await member.wallet())['getGemsBalance']).toEqual({ amount: 30 });
  });

  it('L09 says of an unlocked pack that it is, for nothing', async () => {
    const member = await as('member');
    expect(await member.pack('pack-channel-1-1')).toEqual({
      __typename: 'ChannelPackAlreadyUnlocked',
      messageKey: 'unlock_channel_modal.already_unlocked',
      balance: 40,
    });
  });

  it('L09 E08 reports the missing amount when there is too little, and changes nothing', async () => {
    const single = await as('single');
    expect(await single.pack('pack-channel-1-1')).toEqual({
      __typename: 'OutOfBalance',
      messageKey: 'unlock_channel_modal.not_enough_funds',
      balance: 0,
      price: 10,
    });
    expect(await single.wallet()).toEqual({ getGemsBalance: { amount: 0 }, getTransactions: [] });
    expect(await single.plays('chn-1')).toBe(false);
  });

  it.each([
    ['trial', 'PURCHASE'],
    ['freetrial', 'PURCHASE'],
    ['portal', 'PURCHASE'],
    ['portalguest', 'PURCHASE'],
    ['expired', 'REACTIVATE'],
  ])('A06 is not for %s, with or without gems', async (name, nextStep) => {
    const { db } = gateway.services;
    const userId = await demonstrationId(gateway.services, name);
    await post(db, {
      userId,
      unit: 'gems',
      amount: 50,
      counterpart: 'issued',
      type: 'grant',
      reason: 'gems.weekly',
      idempotencyKey: `gift:${name}`,
      at: gateway.services.clock.now(),
    });
    expect(await (await as(name)).pack('pack-channel-1-1')).toEqual({ __typename: 'AccessDenied', nextStep });
    expect(await balanceOf(db, userId, 'gems')).toBe(50);
  });

  it('A08 is for members with access to any site of the combined tenant', async () => {
    expect(await (await as('single', combined)).pack('pack-channel-1-1')).toMatchObject({ __typename: 'OutOfBalance' });
  });

  it('T07 does not exist where its kind of channel is off', async () => {
    const member = await as('member', deeper);
    expect(await member.pack('pack-channel-1-3')).toBe('NOT_FOUND');
    expect(await member.pack('pack-channel-4-1', 'another-key')).toMatchObject({ __typename: 'ChannelPackUnlocked' });
    expect(await member.pack('no-such-pack')).toBe('NOT_FOUND');
  });

  it.each(['short', 'x'.repeat(65), 'with a space in it', "'; drop table users"])('refuses the key %j', async (key) => {
    expect(await (await as('member')).pack('pack-channel-1-3', key)).toBe('BAD_REQUEST');
  });

  it('takes no price from the caller', async () => {
    const answer = await (
      await as('member')
    ).call(
      'mutation { unlockChannelPack(input: { channelPackId: "pack-channel-1-3", idempotencyKey: "key-number-1", price: 0 }) { __typename } }',
    );
    expect(answer).toBe('BAD_REQUEST');
  });
});

describe('L08 C15 a video for a credit', () => {
  it('L08 takes one credit, and the video plays', async () => {
    const trial = await as('trial');
    expect(await trial.plays(FILM)).toBe(false);
    expect(await trial.video(FILM)).toEqual({ __typename: 'VideoUnlocked', credits: 1, video: { videoId: FILM } });
    expect(await trial.plays(FILM)).toBe(true);
    expect((await trial.wallet())['getTransactions']).toContainEqual({
      amount: -1,
      currency: 'credits',
      transactionType: 'unlock',
      transactionReason: 'video.unlock',
    });
  });

  it('L08 says of a film that is unlocked that it is, and takes nothing, even without credits', async () => {
    const trial = await as('trial');
    const already = { __typename: 'VideoAlreadyUnlocked', messageKey: 'video_unlock_modal.already_unlocked' };
    expect(await trial.video(FILM)).toMatchObject({ __typename: 'VideoUnlocked', credits: 1 });
    expect(await trial.video(FILM)).toEqual({ ...already, credits: 1, video: { videoId: FILM } });
    expect(await trial.video('vxn-6')).toMatchObject({ __typename: 'VideoUnlocked', credits: 0 });
    expect(await trial.video(FILM)).toEqual({ ...already, credits: 0, video: { videoId: FILM } });
    expect(await trial.video('vxn-18')).toEqual({ __typename: 'AccessDenied', nextStep: 'PURCHASE' });
  });

  it('D36 portal users with credits unlock too, guests do not', async () => {
    expect(await (await as('portal')).video(FILM)).toMatchObject({ __typename: 'VideoUnlocked', credits: 4 });
    expect(await (await as('portalguest')).video(FILM)).toEqual({ __typename: 'AccessDenied', nextStep: 'PURCHASE' });
  });

  it('L11 D36 a free limited trial picks three of the flagged videos, and no fourth', async () => {
    const free = await as('freetrial');
    expect(await free.video(FILM)).toEqual({ __typename: 'AccessDenied', nextStep: 'PURCHASE' });
    const flagged = ['vxn-6', 'vxn-18', 'vxn-30', 'vxn-42'];
    const answers = [];
    for (const id of flagged) answers.push((await free.video(id)).__typename);
    expect(answers).toEqual(['VideoUnlocked', 'VideoUnlocked', 'VideoUnlocked', 'AccessDenied']);
    expect(await Promise.all(flagged.map((id) => free.plays(id)))).toEqual([true, true, true, false]);
  });

  it.each([
    ['trialspent', FILM, 'PURCHASE'],
    ['trialexpired', FILM, 'PURCHASE'],
    ['freetrialexpired', FLAGGED, 'PURCHASE'],
    ['expired', FILM, 'REACTIVATE'],
    ['member', FILM, 'PURCHASE'],
  ])('L11 leads %s onwards instead', async (name, id, nextStep) => {
    expect(await (await as(name)).video(id)).toEqual({ __typename: 'AccessDenied', nextStep });
  });

  it.each(['trial', 'portal'])(
    'A16 unlocks a film of an own channel for %s, without the whole channel',
    async (name) => {
      const person = await as(name);
      expect(await person.token(IN_OWN_CHANNEL)).toEqual({ __typename: 'AccessDenied', nextStep: 'UNLOCK_VIDEO' });
      expect(await person.video(IN_OWN_CHANNEL)).toMatchObject({ __typename: 'VideoUnlocked' });
      expect(await person.plays(IN_OWN_CHANNEL)).toBe(true);
    },
  );

  it.each(['trial', 'portalguest', 'expired', 'member'])(
    'A16 leads %s nowhere for a film that nobody may play',
    async (name) => {
      const person = await as(name);
      for (const id of [DENIED, UPCOMING]) {
        expect(await person.token(id)).toEqual({ __typename: 'AccessDenied', nextStep: null });
        expect(await person.video(id)).toEqual({ __typename: 'AccessDenied', nextStep: null });
      }
    },
  );

  it('takes no credit that another page has spent meanwhile', async () => {
    const { db, clock } = gateway.services;
    const userId = await demonstrationId(gateway.services, 'trialspent');
    const purchase = { userId, videoId: FILM, at: clock.now() };
    expect(await unlockVideo(db, purchase)).toEqual({ outcome: 'no-credit', credits: 0 });
    expect(await (await as('trialspent')).plays(FILM)).toBe(false);
  });

  it('A16 leads to the channel for a video of a third party', async () => {
    const trial = await as('trial');
    expect(await trial.video('chn-55')).toEqual({ __typename: 'AccessDenied', nextStep: 'UNLOCK_CHANNEL' });
    expect(await trial.video('no-such-video')).toBe('NOT_FOUND');
  });
});

describe('C12 the wallet', () => {
  it('X12 lists balance and movements, newest first', async () => {
    const wallet = await (await as('member')).wallet();
    expect(wallet).toEqual({
      getGemsBalance: { amount: 40 },
      getTransactions: [
        { amount: -10, currency: 'gems', transactionType: 'unlock', transactionReason: 'channelPack.unlock' },
        { amount: -10, currency: 'gems', transactionType: 'unlock', transactionReason: 'channelPack.unlock' },
        { amount: 60, currency: 'gems', transactionType: 'grant', transactionReason: 'gems.weekly' },
      ],
    });
  });

  it('C12 lists those since a moment', async () => {
    const member = await as('member');
    const since = (at: string) => member.call(`{ getTransactions(since: "${at}") { amount } }`);
    expect(await since('2026-01-20T00:00:00Z')).toHaveLength(2);
    expect(await since('2027-01-01T00:00:00Z')).toEqual([]);
    expect(await since('2026-13-01T00:00:00Z')).toBe('BAD_REQUEST');
  });

  it('is nobody’s without a session', async () => {
    const { errors } = await gateway.graphql(WALLET, {}, { tenant: 'vixen' });
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  });
});
