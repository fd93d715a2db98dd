import { afterAll, beforeAll, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson } from '../testing/people.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen] });
  await addPerson(gateway.services.db, EMAIL, PASSWORD);
});
afterAll(() => gateway.close());

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
