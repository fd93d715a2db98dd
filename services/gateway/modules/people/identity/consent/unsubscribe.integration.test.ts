import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { queueMail, UNSUBSCRIBE_PATH, unsubscribeToken } from '../../../platform/mail/public.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { refusesNews } from './consent.ts';

const EMAIL = 'ada@example.com';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;
let address: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  userId = await addPerson(gateway.services.db, EMAIL, 'Right1password');
  const token = unsubscribeToken(gateway.services.config.secrets, userId);
  address = `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ brand: 'vixen', token }).toString()}`;
});

const refuses = () => refusesNews(gateway.services.db, userId);
const answers = () =>
  gateway.services.db.selectFrom('email_consents').selectAll().where('user_id', '=', userId).execute();
const open = (url = address) => gateway.inject({ method: 'GET', url });
/** Sends the request of a mail program: from anywhere, without a cookie. */
const oneClick = (url = address) =>
  gateway.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

async function queueNews(): Promise<boolean> {
  const reader = { userId, isConfirmed: true, refusesNews: await refuses() };
  const values = { endedOn: clock.now(), link: '/' };
  return queueMail(gateway.services.db, { kind: 'comeBack', to: EMAIL, reader, tenant: 'vixen', values }, clock.now());
}

describe('the address at the end of promotional mail', () => {
  it('ends it by one press of a mail program, and pressing again changes nothing', async () => {
    expect(await queueNews()).toBe(true);
    expect((await oneClick()).statusCode).toBe(200);
    expect((await oneClick()).statusCode).toBe(200);
    expect(await answers()).toMatchObject([{ site: 'vixen', is_given: false }]);
    expect(await queueNews()).toBe(false);
  });

  it('shows a person a button first, since scanners open links', async () => {
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post"');
    expect(await refuses()).toBe(false);
    await oneClick();
    expect((await open()).body).not.toContain('<form');
  });

  it.each([
    ['a changed token', () => address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['no token', () => `${UNSUBSCRIBE_PATH}?brand=vixen`],
    [
      'an account that is gone',
      () => address.replace(/token=[^&]+/, `token=${unsubscribeToken(gateway.services.config.secrets, 'nobody')}`),
    ],
  ])('does nothing for %s', async (_what, of) => {
    expect([(await open(of())).statusCode, (await oneClick(of())).statusCode]).toEqual([404, 404]);
    expect(await answers()).toEqual([]);
  });
});
