import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { type MemberWallet, walletOfMember } from './testing/member-wallet.ts';
import { undoSpending } from './testing/undo-spending.ts';

const at = new Date('2026-03-03T00:00:00Z');
const PERIOD_END = new Date('2026-03-20T00:00:00Z');
const LAST_MOMENT = new Date('2026-03-19T23:59:59Z');
const RENEWED_UNTIL = new Date('2026-04-20T00:00:00Z');
const PACK = 'pack-channel-1-1';
const ALL = { gems: 40, packs: 2 };
const NONE = { gems: 0, packs: 0 };

let member: MemberWallet;
const gateway = gatewayForTests({ seed: true });
beforeAll(async () => {
  member = await walletOfMember(gateway);
}, 120_000);
beforeEach(() => undoSpending(gateway.services.db));

const cancel = (cause = 'postback-1', restorableUntil: Date | null = PERIOD_END, when = at) =>
  member.lose({ at: when, restorableUntil, cause });

describe('D25 a reactivation', () => {
  it('within the paid period restores what was lost, once', async () => {
    await cancel();
    expect(await member.restore(LAST_MOMENT)).toEqual(ALL);
    expect(await member.restore(LAST_MOMENT)).toEqual(NONE);
    expect([await member.gems(), (await member.packs()).length]).toEqual([40, 2]);
  });

  it('restores nothing once the paid period is over', async () => {
    await cancel();
    expect(await member.restore(PERIOD_END)).toEqual(NONE);
    expect([await member.gems(), await member.packs()]).toEqual([0, []]);
  });

  it('restores at any time what was lost without a limit', async () => {
    await cancel('postback-1', null);
    expect(await member.restore(RENEWED_UNTIL)).toEqual(ALL);
  });

  it('may be followed by another loss, which is restored again', async () => {
    await cancel();
    await member.restore(at);
    expect(await cancel('postback-2')).toEqual(ALL);
    expect(await member.restore(at)).toEqual(ALL);
    expect(await member.gems()).toBe(40);
  });

  it('restores several losses together, each with its own line of the ledger', async () => {
    await cancel();
    await member.grant(15, new Date('2026-03-04T00:00:00Z'));
    await cancel('postback-2', PERIOD_END, new Date('2026-03-05T00:00:00Z'));
    expect(await member.restore(LAST_MOMENT)).toEqual({ gems: 55, packs: 2 });
    const lines = gateway.services.db.selectFrom('ledger_transactions').select(['reason', 'subject']);
    const line = { reason: 'membership.reactivated', subject: member.subscriptionId };
    expect(await lines.where('type', '=', 'restore').execute()).toEqual([line, line]);
  });

  it('gives back the price of a lost pack that was bought again', async () => {
    await cancel();
    await member.grant(10, new Date('2026-03-04T00:00:00Z'));
    expect(await member.unlock(PACK, new Date('2026-03-04T00:00:01Z'))).toBe('unlocked');
    expect(await member.restore(LAST_MOMENT)).toEqual({ gems: 50, packs: 2 });
    expect([await member.gems(), (await member.packs()).length]).toEqual([50, 2]);
  });

  it('gives back the price of a pack that was paid for and lost twice', async () => {
    await cancel();
    await member.grant(10, new Date('2026-03-04T00:00:00Z'));
    await member.unlock(PACK, new Date('2026-03-04T00:00:01Z'));
    await cancel('postback-2', PERIOD_END, new Date('2026-03-05T00:00:00Z'));
    expect(await member.packs()).toEqual([]);
    expect(await member.restore(LAST_MOMENT)).toEqual({ gems: 50, packs: 2 });
    expect(await member.gems()).toBe(50);
  });
});

describe('a payment that shows that the membership went on', () => {
  const paid = { isComeback: false } as const;

  it('restores what was taken since that moment, limit or not', async () => {
    await cancel('postback-1', at);
    expect(await member.restore(RENEWED_UNTIL, { ...paid, lostSince: at })).toEqual(ALL);
  });

  it('restores nothing that was taken before it', async () => {
    await cancel();
    expect(await member.restore(LAST_MOMENT, { ...paid, lostSince: new Date(at.getTime() + 1) })).toEqual(NONE);
  });

  it('alone is no reactivation', async () => {
    await cancel();
    expect(await member.restore(LAST_MOMENT, paid)).toEqual(NONE);
  });
});

describe('a renewal that becomes known after the cancellation', () => {
  it('lets the loss come back until its own end', async () => {
    await cancel();
    await member.extend(RENEWED_UNTIL);
    expect(await member.restore(PERIOD_END)).toEqual(ALL);
  });

  it.each([
    ['of another membership', PERIOD_END, RENEWED_UNTIL, 'another'],
    ['of a loss for good', at, RENEWED_UNTIL, undefined],
    ['that ends earlier', PERIOD_END, at, undefined],
  ])('changes nothing %s', async (_what, restorableUntil, until, subscriptionId) => {
    await cancel('postback-1', restorableUntil);
    await member.extend(until, subscriptionId);
    const { restorable_until } = await gateway.services.db
      .selectFrom('wallet_forfeits')
      .select('restorable_until')
      .executeTakeFirstOrThrow();
    expect(restorable_until).toEqual(restorableUntil);
  });
});
