import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { demonstrationId } from '../../identity/testing/public.ts';
import { balanceOf, unlockPack, undoSpending } from '../../wallet/testing/public.ts';
import { forfeit, lossOf, restoreForfeited } from '../../wallet/public.ts';
import { gemsGrantJob } from './gems-grant-job.ts';

const FRIDAY = new Date('2026-03-06T00:00:00Z');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: true });
}, 120_000);
afterAll(() => gateway.close());
beforeEach(() => undoSpending(gateway.services.db));

const db = () => gateway.services.db;
const idOf = (name: string) => demonstrationId(gateway.services, name);
const gemsOf = async (name: string) => balanceOf(db(), await idOf(name), 'gems');
const grant = (at = FRIDAY) => gemsGrantJob.run(gateway.services, at);

describe('L10 D25 the Friday grant', () => {
  it('D25 runs every Friday at midnight, UTC', () => {
    expect(gemsGrantJob).toMatchObject({ name: 'gems-grant', cron: '0 0 * * 5' });
  });

  it('D25 D40 gives ten for each active paid subscription that is not cancelled, a multisite one counting once', async () => {
    const { subscriptions, gems } = await grant();
    expect(gems).toBe((subscriptions ?? 0) * 10);
    expect(await gemsOf('single')).toBe(10);
    expect(await gemsOf('multi')).toBe(10);
    expect(await gemsOf('silver')).toBe(90);
    expect(await gemsOf('member')).toBe(40 + 90);
    expect(await gemsOf('cancelled')).toBe(0);
  });

  it.each(['trial', 'freetrial', 'portal', 'expired', 'grace', 'vip', 'admin', 'child'])(
    'D25 gives %s nothing',
    async (name) => {
      await grant();
      expect(await gemsOf(name)).toBe(0);
    },
  );

  it('D25 happens once for a subscription and ISO week', async () => {
    await grant();
    expect(await grant()).toEqual({ subscriptions: 0, gems: 0 });
    expect(await grant(new Date('2026-03-08T23:59:59Z'))).toEqual({ subscriptions: 0, gems: 0 });
    expect(await gemsOf('single')).toBe(10);
    await grant(new Date('2026-03-13T00:00:00Z'));
    expect(await gemsOf('single')).toBe(20);
  });

  it('passes over what was taken back before its period ended (L24)', async () => {
    const { id } = await db()
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', await idOf('single'))
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('entitlement_events')
      .values({
        subscription_id: id,
        kind: 'revoked',
        occurred_at: new Date('2026-03-05T00:00:00Z'),
        access_from: null,
        access_until: null,
        is_paid: false,
        cause: 'chargeback',
      })
      .execute();
    await grant();
    expect(await gemsOf('single')).toBe(0);
  });
});

describe('D25 L10 a confirmed cancellation', () => {
  const at = new Date('2026-03-03T00:00:00Z');
  const until = new Date('2026-03-20T00:00:00Z');
  let userId: string;
  let subscriptionId: string;
  beforeEach(async () => {
    userId = await idOf('member');
    const { id } = await db()
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    subscriptionId = id;
  });
  const cancel = (cause = 'postback-1', restorableUntil: Date | null = until) =>
    db()
      .transaction()
      .execute((trx) => forfeit(trx, { userId, subscriptionId, cause, restorableUntil, at }));
  const reactivate = (when: Date) =>
    db()
      .transaction()
      .execute((trx) => restoreForfeited(trx, { userId, subscriptionId, at: when, isComeback: true }));

  it('is preceded by a warning with the numbers', async () => {
    expect(await lossOf(db(), userId)).toEqual({ gems: 40, packs: 2 });
    expect(await lossOf(db(), await idOf('single'))).toEqual({ gems: 0, packs: 0 });
  });

  it('takes gems and unlocked channels, once for its cause', async () => {
    expect(await cancel()).toEqual({ gems: 40, packs: 2 });
    expect(await cancel()).toEqual({ gems: 0, packs: 0 });
    expect(await lossOf(db(), userId)).toEqual({ gems: 0, packs: 0 });
    await reactivate(at);
    expect(await cancel()).toEqual({ gems: 0, packs: 0 });
    expect(await lossOf(db(), userId)).toEqual({ gems: 40, packs: 2 });
  });

  it('D25 is undone by a reactivation within the paid period, once', async () => {
    await cancel();
    expect(await reactivate(new Date('2026-03-19T23:59:59Z'))).toEqual({ gems: 40, packs: 2 });
    expect(await reactivate(new Date('2026-03-19T23:59:59Z'))).toEqual({ gems: 0, packs: 0 });
    expect(await lossOf(db(), userId)).toEqual({ gems: 40, packs: 2 });
  });

  it('D25 stands once the paid period is over', async () => {
    await cancel();
    expect(await reactivate(until)).toEqual({ gems: 0, packs: 0 });
    expect(await lossOf(db(), userId)).toEqual({ gems: 0, packs: 0 });
  });

  it('may follow a reactivation, and is undone again', async () => {
    await cancel();
    await reactivate(at);
    expect(await cancel('postback-2')).toEqual({ gems: 40, packs: 2 });
    expect(await lossOf(db(), userId)).toEqual({ gems: 0, packs: 0 });
    expect(await reactivate(at)).toEqual({ gems: 40, packs: 2 });
    expect(await lossOf(db(), userId)).toEqual({ gems: 40, packs: 2 });
  });

  it('lets a lost pack be bought again', async () => {
    await cancel();
    await grant();
    expect(
      await unlockPack(db(), { userId, packId: 'pack-channel-1-1', idempotencyKey: 'once-more', at: FRIDAY }),
    ).toEqual({
      outcome: 'unlocked',
      balance: 80,
    });
  });

  it('leaves everything as it was when its transaction fails', async () => {
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await forfeit(trx, { userId, subscriptionId, cause: 'postback-1', restorableUntil: until, at });
        throw new Error('power cut');
      });
    await expect(failing).rejects.toThrow('power cut');
    expect(await lossOf(db(), userId)).toEqual({ gems: 40, packs: 2 });
  });
});
