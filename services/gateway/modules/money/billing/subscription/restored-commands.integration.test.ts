import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { comeBack, timesCharged } from '../testing/actions.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { jobsAt } from '../testing/scene.ts';
import { commandEnd } from './commands.ts';
import { sendCommands } from './send-commands.ts';

const test = billerForTests({ tenants: [vixen] });

it('an end is carried out though a command of its number was answered before a backup was restored', async () => {
  const who = await join(test, 'restored@example.com');
  const { services } = test.gateway;
  const { db } = services;
  const ends = async (at: string) => {
    test.clock.set(at);
    const now = test.clock.now();
    await db
      .updateTable('billing_agreements')
      .set({ status: 'cancelled', status_at: now })
      .where('id', '=', who.orderId)
      .execute();
    await commandEnd(db, who.orderId, now);
    expect(await sendCommands(services, now)).toBe(1);
    return (await db.selectFrom('biller_commands').select('id').execute()).map(({ id }) => id);
  };
  const numbers = await ends('2026-03-02T12:01:00Z');
  test.clock.set('2026-03-02T12:02:00Z');
  await comeBack(test, who);
  // The backup has nothing of the first command, so its number is given again.
  await db.deleteFrom('biller_commands').execute();
  await sql`select setval(pg_get_serial_sequence('biller_commands', 'id'), ${Number(numbers[0])}, false)`.execute(db);
  expect(await ends('2026-03-02T12:03:00Z')).toEqual(numbers);
  await jobsAt(test, '2026-04-02T12:00:00Z');
  expect(timesCharged(test, who.orderId)).toBe(1);
  await checkBooks(db);
});
