import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { takeBack } from '../testing/actions.ts';
import { codeMailedTo, give, redeem } from '../testing/give.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['vendo'] } });

it('of many people who redeem a code at once, one gets it', async () => {
  await give(test, { recipientEmail: 'raced@example.com' });
  const code = await codeMailedTo(test, 'raced@example.com');
  const people = [];
  for (let number = 0; number < 6; number += 1) people.push(await join(test, `racer${number}@example.com`));
  const answers = await Promise.all([...people, ...people].map((who) => redeem(test, who, code)));
  expect(answers.filter(({ messageKey }) => messageKey === null)).toHaveLength(1);
  expect(new Set(answers.map(({ messageKey }) => messageKey))).toEqual(new Set([null, 'gifts.refused.used']));
  await checkBooks(test.gateway.services.db);
});

it('a gift that is refunded while it is redeemed is booked as one of the two', async () => {
  const { db } = test.gateway.services;
  for (let round = 0; round < 4; round += 1) {
    const recipientEmail = `refunded${round}@example.com`;
    const order = await give(test, { recipientEmail });
    const code = await codeMailedTo(test, recipientEmail);
    const who = await join(test, `redeemer${round}@example.com`);
    await takeBack(test, order, 'void');
    const [answer] = await Promise.all([redeem(test, who, code), test.deliver()]);
    await checkBooks(db);
    const open = (await who.membership()).subscriptions.filter(({ biller }) => biller === null);
    expect(open.filter(({ entitlement }) => entitlement.isActive)).toEqual([]);
    expect([null, 'gifts.refused.stopped']).toContain(answer.messageKey);
  }
});
