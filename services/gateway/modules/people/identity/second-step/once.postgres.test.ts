import { beforeEach, describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { spendToken } from '../passkeys/spend-token.ts';
import { useSignInLink } from '../sign-in-links/sign-in-links.ts';
import { mailedLinkOf, requestLink } from '../testing/link-requests.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { acceptCode, prepareAuthenticator } from './authenticator.ts';
import { renewRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { codeAt } from './totp.ts';

const EMAIL = 'ada@example.com';
const AT_ONCE = 12;
let userId: string;

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, EMAIL, 'Right1password');
});

/** Counts how many of simultaneous calls succeed. */
async function successes(call: () => Promise<boolean>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, call));
  return answers.filter(Boolean).length;
}

describe('of calls at once', () => {
  it('one passes with a code, as the first one and at a sign-in', async () => {
    const { services } = gateway;
    const secret = (await prepareAuthenticator(services, userId)) ?? new Uint8Array();
    const now = services.clock.now();
    expect(await successes(() => acceptCode(services, userId, codeAt(secret, now), 'waiting'))).toBe(1);
    const next = codeAt(secret, new Date(now.getTime() + 30_000));
    expect(await successes(() => acceptCode(services, userId, next, 'on'))).toBe(1);
  });

  it('one uses a recovery code, a signed token and a mailed link', async () => {
    const { services } = gateway;
    const [code = ''] = await renewRecoveryCodes(services, services.db, userId);
    expect(await successes(() => useRecoveryCode(services, userId, code))).toBe(1);
    const until = new Date(services.clock.now().getTime() + 60_000);
    expect(await successes(() => spendToken(services.db, 'ab'.repeat(32), until))).toBe(1);
    await requestLink(gateway, EMAIL, 'vixen');
    const { token } = await mailedLinkOf(gateway, EMAIL);
    expect(await successes(async () => (await useSignInLink(services, token)) !== false)).toBe(1);
  });
});
