import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { endOtherSessions } from '../sessions/session-list.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { openBrowser } from '../testing/browser.ts';
import { openTakenAccount, OWNERS_EMAIL, STOLEN_PASSWORD, type TakenAccount } from '../testing/taken-account.ts';

let account: TakenAccount;

const gateway = gatewayForTests({ tenants: [vixen] });
beforeEach(async () => {
  account = await openTakenAccount(gateway);
});

/** Types the password, and leaves it at that. @returns goes on to where the form leads, and says where that leads */
async function answerForm(): Promise<() => Promise<string>> {
  const browser = openBrowser(gateway, vixen);
  const form = await browser.begin('/videos');
  const answer = await browser.identity(form, { email: OWNERS_EMAIL, password: STOLEN_PASSWORD });
  expect(answer.statusCode).toBe(303);
  return async () => {
    const resumed = await browser.identity(String(answer.headers.location), undefined, { accept: 'text/html' });
    return String(resumed.headers.location);
  };
}

describe('a sign-in of which the form was answered', () => {
  it('goes on to the brand', async () => {
    const goOn = await answerForm();
    expect(await goOn()).toContain(`${vixen.urls.members}/oidc/callback?code=`);
  });

  it('is over once the account is taken back, although nobody asks for the password again', async () => {
    const goOn = await answerForm();
    const now = gateway.services.clock.now();
    expect(await account.pressNotMe(now)).toBe(200);
    expect(await goOn()).not.toContain('/oidc/callback');
  });

  it('is over once its person ends all other sessions', async () => {
    const goOn = await answerForm();
    const now = gateway.services.clock.now();
    await gateway.services.db
      .transaction()
      .execute((trx) => endOtherSessions(trx, account.userId, hashSessionId(account.session), now));
    expect(await goOn()).not.toContain('/oidc/callback');
  });
});
