import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests, testSecrets } from '@network/testing/gateway.ts';
import { CONSOLE_KEY_HEADER } from '@network/validation/console-key.ts';
import { brandKeyFor, consoleKeyFor } from '../../../../config/secrets.ts';
import { hashPassword } from '../../../../passwords/password-hash.ts';
import { type ConsoleBrowser, mailedCode, openConsole } from '../testing/console-browser.ts';
import { type Desk, openDesk } from '../testing/desk.ts';

const PASSWORD = 'long winter evenings';
const DOCUMENT = { query: '{ __typename }' };
const keyed = (value: string) => ({ [CONSOLE_KEY_HEADER]: value });
const { brand } = testSecrets();
const key = keyed(consoleKeyFor(brand));

let editor: Desk;
const gateway = gatewayForTests({ config: { isProduction: true } });
beforeAll(async () => {
  editor = await openDesk(gateway, 'editor');
  await gateway.services.db
    .updateTable('staff_members')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute();
});

const credentials = () => ({ email: editor.email, password: PASSWORD });

/** A browser that signed in by way of the console. */
async function signedIn(): Promise<ConsoleBrowser> {
  const browser = openConsole(gateway);
  const { challenge } = (await browser.send('POST', '/staff/session', credentials(), key)).json<{
    challenge: string;
  }>();
  const code = await mailedCode(gateway, editor.email);
  expect((await browser.send('POST', '/staff/session/code', { challenge, code }, key)).statusCode).toBe(200);
  return browser;
}

describe('in production, without the key of the console’s server', () => {
  it.each([
    ['none', {}],
    ['another secret’s', keyed(consoleKeyFor('x'.repeat(32)))],
    ['a brand’s', keyed(brandKeyFor(brand, 'vixen'))],
    ['an empty one', keyed('')],
  ])('nobody signs in, with %s', async (_which, headers) => {
    const browser = openConsole(gateway);
    for (const path of ['/staff/session', '/staff/session/code', '/staff/password']) {
      const answer = await browser.send('POST', path, credentials(), headers);
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 403, { outcome: 'foreign' }]);
    }
  });

  it('a session opens nothing: no operation, no file, and not even whose it is', async () => {
    const browser = await signedIn();
    expect((await browser.send('POST', '/staff/graphql', DOCUMENT, key)).statusCode).toBe(200);
    expect((await browser.send('GET', '/staff/session', undefined, key)).statusCode).toBe(200);
    expect((await browser.send('POST', '/staff/graphql', DOCUMENT)).statusCode).toBe(401);
    for (const path of [
      '/staff/session',
      '/staff/schema.graphql',
      '/staff/pictures/one',
      '/staff/requests/1/files/1',
    ]) {
      expect([path, (await browser.send('GET', path, undefined)).statusCode]).toEqual([path, 401]);
    }
  });

  it('a program goes on by its token', async () => {
    expect(await editor.call('{ __typename }')).toMatchObject({ status: 200 });
  });
});
