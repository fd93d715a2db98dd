import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';

const gateway = gatewayForTests({ tenants: [vixen] });
beforeAll(async () => {
  await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

it('a members host keeps the last five sign-ins that a browser began, of which each can be ended', async () => {
  const browser = openBrowser(gateway, vixen);
  let last = '';
  for (let begun = 0; begun < 12; begun += 1) last = await browser.begin(`/videos?page=${begun}`);
  expect(browser.jars.brand.size).toBe(5);
  const signedIn = await browser.identity(last, { email: EMAIL, password: PASSWORD });
  const back = new URL(String((await browser.identity(String(signedIn.headers.location))).headers.location));
  const answer = await browser.brand('GET', back.pathname + back.search);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/videos?page=11']);
  expect(browser.jars.brand.size).toBe(4);
});
