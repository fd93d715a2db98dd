import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { demonstrationId } from '../../identity/testing/public.ts';
import { balanceOf, undoSpending } from '../../wallet/testing/public.ts';
import { gemsGrantJob } from './gems-grant-job.ts';
import { grantGems } from './grant-gems.ts';

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

  it('D25 is that of the Friday that was missed, however late it is', async () => {
    await grant(new Date('2026-03-09T08:00:00Z'));
    expect(await gemsOf('single')).toBe(10);
    expect(await grant(FRIDAY)).toEqual({ subscriptions: 0, gems: 0 });
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

  it('D40 that is late passes over who cancelled since, and not over who came back', async () => {
    const [{ id } = { id: '' }] = await db()
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', await idOf('multi'))
      .where('type', '=', 'member')
      .execute();
    const happens = (kind: 'rebill-cancelled' | 'rebill-resumed', at: string) =>
      db()
        .insertInto('entitlement_events')
        .values({
          subscription_id: id,
          kind,
          occurred_at: new Date(at),
          access_from: null,
          access_until: null,
          is_paid: false,
          cause: `test-${at}`,
        })
        .execute();
    await happens('rebill-cancelled', '2026-03-07T12:00:00Z');
    await grantGems(db(), FRIDAY, new Date('2026-03-09T08:00:00Z'));
    expect(await gemsOf('multi')).toBe(0);
    await happens('rebill-resumed', '2026-03-09T09:00:00Z');
    await grantGems(db(), FRIDAY, new Date('2026-03-09T10:00:00Z'));
    expect(await gemsOf('multi')).toBe(10);
  });
});
