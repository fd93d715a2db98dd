import { expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { createTestDatabase } from '@network/testing/postgres-database.ts';
import { startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { declineSignup } from '../testing/declined-signup.ts';
import { browserSecret } from '../testing/join.ts';

it('presses of “Try again” at once open no more pages for an address than its forms may, and close none when there were enough', async () => {
  const database = await createTestDatabase();
  const test = await startBillerTest({ tenants: [vixen], config: { database: { url: database.url } } });
  test.clock.set('2026-03-02T12:00:00Z');
  const { times, seconds } = BUDGETS.signupsOfEmail.account;
  const { input } = await declineSignup(test, 'pressed-often@example.com');
  const press = () =>
    test.gateway.graphql<{ page: { location: string | null } | null }>(
      'mutation ($input: WelcomeCheckInput!) { page: payAgain(input: $input) { location } }',
      { input },
      { tenant: 'vixen', area: 'members', browser: browserSecret('b') },
    );
  const answers = await Promise.all(Array.from({ length: times + 5 }, press));
  const opened = answers.filter(({ data }) => typeof data?.page?.location === 'string');
  expect(opened.length).toBeGreaterThan(0);
  // The form opened one.
  expect(opened.length).toBeLessThanOrEqual(times - 1);
  const refused = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions?.['messageKey']));
  expect(refused).toEqual(Array.from({ length: 6 }, () => 'errors.rateLimited'));
  test.clock.set(new Date(test.clock.now().getTime() + seconds * 1_000));
  expect((await press()).data.page?.location).toEqual(expect.any(String));
  await test.close();
  await database.close();
});
