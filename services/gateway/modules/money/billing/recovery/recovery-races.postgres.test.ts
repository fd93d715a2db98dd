import { afterEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { renewDue } from '../jobs/renew.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { declineSignup, pressElsewhere } from '../testing/declined-signup.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { retryRenewals } from './retry-renewals.ts';

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));
afterEach(() => checkBooks(test.gateway.services.db));

const PARALLEL = 10;
const atOnce = <Result>(call: () => Promise<Result>) => Promise.all(Array.from({ length: PARALLEL }, call));

describe('recovery on PostgreSQL, ten at once', () => {
  it('gateways that decide and send at the same moment try a renewal once', async () => {
    const who = await join(test, 'race@example.com', { card: '4000000000000382' });
    const { services } = test.gateway;
    const due = new Date('2026-04-02T12:30:00Z');
    test.clock.set(due);
    await renewDue(services, due);
    const next = new Date('2026-04-03T12:30:00Z');
    test.clock.set(next);
    const decided = await atOnce(() => retryRenewals(services, next));
    expect(decided.reduce((sum, count) => sum + count, 0)).toBe(1);
    const sent = await atOnce(() => sendCommands(services, next, who.orderId));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(test.charges().filter(({ orderId }) => orderId === who.orderId)).toHaveLength(2);
  });

  it('presses for another biller open one page', async () => {
    const declined = await declineSignup(test, 'presses@example.com');
    const pages = await atOnce(() => pressElsewhere(test, declined));
    expect(pages.filter(({ location }) => location !== null)).toHaveLength(1);
    const orders = await test.gateway.services.db
      .selectFrom('billing_orders')
      .select('id')
      .where('cascade_of', '=', declined.orderId)
      .execute();
    expect(orders).toHaveLength(1);
  });
});
