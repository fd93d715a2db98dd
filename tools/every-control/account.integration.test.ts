import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PEOPLE } from '@network/gateway/modules/people/identity/testing/public.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { isWholeRun } from '@network/testing/effort.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../apps/vixen/tenant.ts';
import vixenplus from '../../apps/vixenplus/tenant.ts';
import wifey from '../../apps/wifey/tenant.ts';
import { serveBrand, type ServedBrand } from '../shared-pages/serve-brand.ts';
import { ACCOUNT_PRESSES } from './account-presses.ts';
import { met, pressAll, visitorOf } from './press-account.ts';

/** They meet something else before their account: a challenge, terms, a VIP's own address, a closed door. */
const NOT_AT_THEIR_ACCOUNT = ['banned', 'challenged', 'consent', 'vip'];
const people = DEMONSTRATION_PEOPLE.map(({ name }) => name).filter((name) => !NOT_AT_THEIR_ACCOUNT.includes(name));
const tenants = [vixen, vixenplus, wifey];

/** Everybody at every brand in the torture run, else each at one of them. */
const peopleAt = (tenant: Tenant): readonly string[] =>
  people.filter((_, index) => isWholeRun() || index % tenants.length === tenants.indexOf(tenant));

/** What they may do at their account is least alike; the others are visited by night. */
const DAILY = ['monthly', 'cancelled', 'grace', 'portal'];
const LONG = { tags: ['long'] };

describe.each(tenants.map((tenant) => [tenant.id, tenant] as const))('the account at %s', (_id, tenant) => {
  let test: BillerTest;
  let brand: ServedBrand;
  beforeAll(async () => {
    test = await startBillerTest({ seed: true, tenants });
    brand = await serveBrand(test.gateway, tenant);
  }, 300_000);
  afterAll(async () => {
    await brand.close();
    await test.close();
  });

  const isDaily = (name: string): boolean => DAILY.includes(name);
  const failuresOf = async (name: string) => pressAll(await visitorOf(name, tenant, test, brand));
  it.each(peopleAt(tenant).filter(isDaily))('has no control for %s that fails or is refused', async (name) => {
    expect(await failuresOf(name)).toEqual([]);
  });
  it.each(peopleAt(tenant).filter((name) => !isDaily(name)))(
    'has no control for %s that fails or is refused',
    LONG,
    async (name) => {
      expect(await failuresOf(name)).toEqual([]);
    },
  );
});

it.runIf(isWholeRun())('the table has no button that nobody is shown', () => {
  expect(ACCOUNT_PRESSES.filter((_, place) => !met.has(place)).map(([name]) => String(name))).toEqual([]);
});
