import { expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { join } from '../../money/billing/testing/public.ts';
import { balanceOf } from '../../money/wallet/testing/public.ts';
import { type DeskAnswer, openSupportDesk } from './testing/support-desk.ts';

const PARALLEL = 10;
const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));

const doneOf = (answers: readonly DeskAnswer[]) => answers.filter(({ __typename }) => __typename === 'ActionDone');
const atOnce = (call: (index: number) => Promise<DeskAnswer>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, index) => call(index)));

it('parts that two people give one member at the same moment are together within the limit', async () => {
  for (let round = 0; round < rounds(8); round += 1) {
    const desks = [
      await openSupportDesk(test.gateway, 'support', `support-${round}`),
      await openSupportDesk(test.gateway, 'support', `other-${round}`),
    ];
    const who = await join(test, `parts-of-${round}@example.com`);
    const answers = await atOnce(
      (index) => desks[index % 2]?.act(who.userId, { gems: { amount: 300 } }) ?? Promise.reject(new Error('No desk.')),
    );
    expect(doneOf(answers)).toHaveLength(3);
    expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(900);
  }
});

it('what one person gives ten members at the same moment is together within ten limits', async () => {
  for (let round = 0; round < rounds(4); round += 1) {
    const desk = await openSupportDesk(test.gateway, 'support', `generous-${round}`);
    const members = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) => join(test, `of-many-${round}-${index}@example.com`)),
    );
    // Nine who got 1,000 leave 1,000 of 10,000 for ten who ask for 300 each.
    const others = await Promise.all(
      Array.from({ length: 9 }, (_, index) => join(test, `before-${round}-${index}@example.com`)),
    );
    for (const { userId } of others) await desk.act(userId, { gems: { amount: 1_000 } });
    const answers = await atOnce((index) => desk.act(members[index]?.userId ?? '', { gems: { amount: 300 } }));
    expect(doneOf(answers)).toHaveLength(3);
  }
});
