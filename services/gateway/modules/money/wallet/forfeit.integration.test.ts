import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { demonstrationId } from '../../people/identity/testing/public.ts';
import { forfeit, lossOf } from './forfeit.ts';
import { type MemberWallet, walletOfMember } from './testing/member-wallet.ts';
import { undoSpending } from './testing/undo-spending.ts';

const CANCELLED = { at: new Date('2026-03-03T00:00:00Z'), restorableUntil: new Date('2026-03-20T00:00:00Z') };
const NEXT_DAY = new Date('2026-03-04T00:00:00Z');
const DAY_AFTER = new Date('2026-03-05T00:00:00Z');
const OWNED = ['pack-channel-1-1', 'pack-channel-1-2'];
const ANOTHER = 'pack-channel-1-3';

let member: MemberWallet;
const gateway = gatewayForTests({ seed: true });
beforeAll(async () => {
  member = await walletOfMember(gateway);
}, 120_000);
beforeEach(() => undoSpending(gateway.services.db));

const loss = () => lossOf(gateway.services.db, member.userId);

describe('D25 L10 a confirmed cancellation', () => {
  it('is preceded by a warning with the numbers', async () => {
    expect(await loss()).toEqual({ gems: 40, packs: 2 });
    const other = await demonstrationId(gateway.services, 'single');
    expect(await lossOf(gateway.services.db, other)).toEqual({ gems: 0, packs: 0 });
  });

  it('takes gems and unlocked channels, once for its cause', async () => {
    expect(await member.packs()).toEqual(OWNED);
    expect(await member.lose(CANCELLED)).toEqual({ gems: 40, packs: 2 });
    expect(await member.lose(CANCELLED)).toEqual({ gems: 0, packs: 0 });
    expect([await loss(), await member.packs()]).toEqual([{ gems: 0, packs: 0 }, []]);
    await member.restore(CANCELLED.at);
    expect(await member.lose(CANCELLED)).toEqual({ gems: 0, packs: 0 });
    expect(await loss()).toEqual({ gems: 40, packs: 2 });
  });

  it('is a line of the ledger that names its membership', async () => {
    await member.lose(CANCELLED);
    const line = await gateway.services.db
      .selectFrom('ledger_transactions')
      .select(['reason', 'subject', 'created_at'])
      .where('type', '=', 'forfeit')
      .execute();
    const { subscriptionId: subject } = member;
    expect(line).toEqual([{ reason: 'membership.cancelled', subject, created_at: CANCELLED.at }]);
  });

  it('books nothing for an empty wallet', async () => {
    expect(await member.lose(CANCELLED)).toEqual({ gems: 40, packs: 2 });
    expect(await member.lose({ ...CANCELLED, cause: 'postback-2' })).toEqual({ gems: 0, packs: 0 });
    const lines = gateway.services.db.selectFrom('ledger_transactions').select('id').where('type', '=', 'forfeit');
    expect(await lines.execute()).toHaveLength(1);
  });

  it('that becomes known late leaves the gems that were added since', async () => {
    await member.grant(15, NEXT_DAY);
    expect(await member.lose(CANCELLED)).toEqual({ gems: 40, packs: 2 });
    expect(await member.gems()).toBe(15);
  });

  it('that becomes known late leaves a pack that gems paid for which were added since', async () => {
    await member.grant(15, NEXT_DAY);
    await member.unlock(ANOTHER, DAY_AFTER);
    expect(await member.lose(CANCELLED)).toEqual({ gems: 40, packs: 2 });
    expect([await member.gems(), await member.packs()]).toEqual([5, [ANOTHER]]);
  });

  it('that becomes known late takes a pack that gems paid for which were there before', async () => {
    await member.grant(9, NEXT_DAY);
    await member.unlock(ANOTHER, DAY_AFTER);
    expect(await member.lose(CANCELLED)).toEqual({ gems: 30, packs: 3 });
    expect([await member.gems(), await member.packs()]).toEqual([9, []]);
  });

  it('counts gems that only came back since as those that were there before', async () => {
    await member.lose(CANCELLED);
    await member.restore(NEXT_DAY);
    expect(await member.lose({ ...CANCELLED, cause: 'postback-2' })).toEqual({ gems: 40, packs: 2 });
    expect(await member.gems()).toBe(0);
  });

  it('takes what was added in its own moment', async () => {
    await member.grant(15, CANCELLED.at);
    expect(await member.lose(CANCELLED)).toEqual({ gems: 55, packs: 2 });
  });

  it('leaves everything as it was when its transaction fails', async () => {
    const { userId, subscriptionId } = member;
    const failing = gateway.services.db.transaction().execute(async (trx) => {
      await forfeit(trx, { userId, subscriptionId, cause: 'postback-1', ...CANCELLED });
      throw new Error('power cut');
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await loss()).toEqual({ gems: 40, packs: 2 });
  });
});
