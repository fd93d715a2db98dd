import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { sendCommands } from './subscription/send-commands.ts';
import { callAs, firstOf } from './testing/scene.ts';
import { join } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';

const PARALLEL = 20;
const atOnce = <Result>(call: () => Promise<Result>) => Promise.all(Array.from({ length: PARALLEL }, call));

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
afterEach(() => checkBooks(test.gateway.services.db));

describe('cancelling in several tabs at once', () => {
  it('tabs that begin to cancel at once are made one offer, and are all shown it', async () => {
    const start = 'mutation { startCancellation { offer { deal { newPrice } } } }';
    for (let round = 0; round < rounds(50); round += 1) {
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `tabs-${round}@example.com`);
      const steps = await atOnce(() =>
        callAs<{ startCancellation: { offer: { deal: { newPrice: number } } | null } }>(test, who, start),
      );
      expect(steps.map(({ startCancellation }) => startCancellation.offer?.deal.newPrice)).toEqual(
        Array.from({ length: PARALLEL }, () => 2_009),
      );
      const made = await test.gateway.services.db
        .selectFrom('retention_offers')
        .select('id')
        .where('subscription_id', '=', who.orderId)
        .execute();
      expect(made).toHaveLength(1);
    }
  });

  it('one tab cancels while another stays: the membership is cancelled once, and what was answered is so', async () => {
    const start = 'mutation { startCancellation { confirmationId } }';
    const confirm = 'mutation ($id: ID!) { it: confirmCancellation(confirmationId: $id) { success } }';
    const accept = 'mutation ($id: ID!) { it: acceptCancellationOffer(confirmationId: $id) { success } }';
    const { db } = test.gateway.services;
    for (let round = 0; round < rounds(50); round += 1) {
      await clearLimits(db);
      const who = await join(test, `both-${round}@example.com`);
      const step = await callAs<{ startCancellation: { confirmationId: string } }>(test, who, start);
      const id = step.startCancellation.confirmationId;
      const press = (call: string) => callAs<{ it: { success: boolean } }>(test, who, call, { id });
      const tabs = await Promise.all(
        Array.from({ length: PARALLEL }, (_, tab) => press(tab % 2 === 0 ? confirm : accept)),
      );
      await sendCommands(test.gateway.services, test.clock.now());
      await test.deliver();
      const cancels = tabs.filter((_, tab) => tab % 2 === 0);
      expect(cancels.every(({ it: { success } }) => success)).toBe(true);
      expect((await firstOf(who)).entitlement.isCancelled).toBe(true);
      const hasStayed = tabs.some(({ it: { success } }, tab) => tab % 2 === 1 && success);
      const offer = await db
        .selectFrom('retention_offers')
        .select('taken_at')
        .where('subscription_id', '=', who.orderId)
        .executeTakeFirstOrThrow();
      expect(offer.taken_at !== null).toBe(hasStayed);
      const events = await db
        .selectFrom('subscription_events')
        .select('kind')
        .where('subscription_id', '=', who.orderId)
        .where('kind', 'in', ['cancelled', 'offer-taken'])
        .execute();
      expect(events.map(({ kind }) => kind).toSorted()).toEqual(
        hasStayed ? ['cancelled', 'offer-taken'] : ['cancelled'],
      );
    }
  });
});
