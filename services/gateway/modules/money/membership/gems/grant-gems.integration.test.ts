import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { demonstrationId } from '../../../people/identity/testing/public.ts';
import { restoreForfeited } from '../../wallet/public.ts';
import { balanceOf, undoSpending } from '../../wallet/testing/public.ts';
import type { EntitlementEventKind } from '../entitlement.ts';
import type { Product } from '../tables.ts';
import { signInMember } from '../testing/members.ts';
import { gemsGrantJob } from './gems-grant-job.ts';
import { grantGems } from './grant-gems.ts';
import { forfeitWithLastMembership } from './last-membership.ts';

const FRIDAY = new Date('2026-03-06T00:00:00Z');

const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
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

  it('reaches every other member where one grant fails, and the one once it can be made', async () => {
    await sql`
      create function refuse_row() returns trigger language plpgsql as 'begin raise exception ''broken''; end'
    `.execute(db());
    const { id } = await db()
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', await idOf('single'))
      .executeTakeFirstOrThrow();
    await sql`
      create trigger broken before insert on ledger_transactions for each row
      when (new.subject = ${sql.lit(id)}) execute function refuse_row()
    `.execute(db());
    await expect(grant()).rejects.toThrow('1 memberships were not granted their gems');
    expect([await gemsOf('single'), await gemsOf('multi')]).toEqual([0, 10]);
    await sql`drop trigger broken on ledger_transactions`.execute(db());
    expect(await grant()).toEqual({ subscriptions: 1, gems: 10 });
    expect([await gemsOf('single'), await gemsOf('multi')]).toEqual([10, 10]);
  });

  describe('D40 that is late', () => {
    const LATE = new Date('2026-03-09T08:00:00Z');
    const SATURDAY = new Date('2026-03-07T12:00:00Z');
    const SUNDAY = new Date('2026-03-08T12:00:00Z');
    const late = () => grantGems(db(), FRIDAY, LATE);
    const gemsOfPerson = (userId: string) => balanceOf(db(), userId, 'gems');

    /** A member of vixen, and of another site as well where one is named, who pay for both since long ago. */
    async function member(name: string, other: Product | null = null) {
      const { userId } = await signInMember(gateway, vixen, name);
      const first = `subscription-${userId}`;
      const second = `second-${userId}`;
      if (other !== null) await addMembership(userId, second, other);
      const happens = (subscriptionId: string, kind: EntitlementEventKind, at: Date) =>
        db()
          .insertInto('entitlement_events')
          .values({
            subscription_id: subscriptionId,
            kind,
            occurred_at: at,
            access_from: null,
            access_until: null,
            is_paid: false,
            cause: `${kind}-${at.toISOString()}`,
          })
          .execute();
      return {
        userId,
        first,
        second,
        happens,
        /** Cancels as the biller's event does, with the loss of gems if this was the last membership. */
        cancels: async (subscriptionId: string, at: Date) => {
          await happens(subscriptionId, 'rebill-cancelled', at);
          const loss = { userId, subscriptionId, cause: at.toISOString(), restorableUntil: null, at };
          await db()
            .transaction()
            .execute((trx) => forfeitWithLastMembership(trx, loss, at));
        },
      };
    }

    /** Another membership of a person, paid for since long ago. */
    async function addMembership(userId: string, id: string, product: Product): Promise<void> {
      const since = new Date('2025-06-01T00:00:00Z');
      await db()
        .insertInto('subscriptions')
        .values({
          id,
          user_id: userId,
          product,
          type: 'member',
          plan_id: null,
          biller: 'rocketgate',
          is_free_limited_trial: false,
          is_guest: false,
          joined_on: vixen.id,
          joined_at: since,
        })
        .execute();
      await db()
        .insertInto('entitlement_events')
        .values({
          subscription_id: id,
          kind: 'granted',
          occurred_at: since,
          access_from: since,
          access_until: null,
          is_paid: true,
          cause: 'test',
        })
        .execute();
    }

    it('passes over who lost their gems since, and not over who got them back', async () => {
      const [gone, back] = [await member('late-gone'), await member('late-back')];
      for (const { cancels, first } of [gone, back]) await cancels(first, SATURDAY);
      await back.happens(back.first, 'rebill-resumed', SUNDAY);
      await db()
        .transaction()
        .execute((trx) =>
          restoreForfeited(trx, { userId: back.userId, subscriptionId: back.first, at: SUNDAY, isComeback: true }),
        );
      await late();
      expect([await gemsOfPerson(gone.userId), await gemsOfPerson(back.userId)]).toEqual([0, 10]);
    });

    it('is whole for who cancelled one membership of two, and nothing once the other is cancelled, too', async () => {
      const [one, both] = [await member('late-one', 'tushy'), await member('late-both', 'tushy')];
      for (const { cancels, first } of [one, both]) await cancels(first, SATURDAY);
      await both.cancels(both.second, SUNDAY);
      await late();
      expect([await gemsOfPerson(one.userId), await gemsOfPerson(both.userId)]).toEqual([20, 0]);
    });

    it('is that of the old plan for who bought a larger one since, which is no cancellation', async () => {
      const { userId, first, happens } = await member('late-upgraded');
      await happens(first, 'rebill-cancelled', SATURDAY);
      await late();
      expect(await gemsOfPerson(userId)).toBe(10);
    });

    it('is for who was a paying member on that Friday and has lapsed since, who lost nothing by it', async () => {
      const { userId, first } = await member('late-lapsed');
      await db()
        .updateTable('entitlement_events')
        .set({ access_until: SATURDAY })
        .where('subscription_id', '=', first)
        .execute();
      await late();
      expect(await gemsOfPerson(userId)).toBe(10);
    });
  });
});
