import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vixen from '@network/vixen/tenant.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { openBrowser } from './testing/browser.ts';
import { addPerson } from './testing/people.ts';

const PASSWORD = 'Right1password';
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen] });
  await addPerson(gateway.services.db, 'ada@example.com', PASSWORD);
});
afterAll(() => gateway.close());

describe('signing in', () => {
  it('leads from the members host over the form back to where the person was going', async () => {
    const browser = openBrowser(gateway, vixen);
    const answer = await browser.signIn(' Ada@Example.com ', PASSWORD, '/videos?page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/videos?page=2']);
    expect(browser.session).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
