import { beforeEach, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { waitForFormMail } from './form-mails.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
const gateway = gatewayForTests({ clock });
beforeEach(() => clearLimits(gateway.services.db));

const wait = (to: string) => waitForFormMail(gateway.services, to);

it('an address gets four mails of other forms in an hour, however it is typed', async () => {
  for (const typed of ['ada@example.com', 'ADA@example.com', ' ada@Example.com', 'ada@example.com'])
    expect(await wait(typed)).toBeNull();
  expect(await wait('Ada@example.com')).toBe(3_600);
  expect(await wait('bo@example.com')).toBeNull();
  clock.advance(3_600_000);
  expect(await wait('ada@example.com')).toBeNull();
});

it('with links that sign in or choose a password, it gets ten at most', () => {
  const { formMails, signInLinks, resetRequests } = BUDGETS;
  const budgets = [formMails.account, signInLinks.account, resetRequests.account];
  expect(budgets.map(({ seconds }) => seconds)).toEqual([3_600, 3_600, 3_600]);
  expect(budgets.reduce((sum, { times }) => sum + times, 0)).toBe(10);
});
