import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { Database } from '../../../../db/database.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { alertOfNewDevice, takeBackAfterAlert } from '../new-device/alert-new-device.ts';
import { issueTicket } from '../passkeys/register-passkey.ts';
import { mailReset } from '../passwords/reset-password.ts';
import { hashSessionId } from '../sessions/sessions.ts';
import { mailSignInLink } from '../sign-in-links/sign-in-links.ts';
import { inOrder } from '../testing/in-order.ts';
import { linkTo } from '../testing/mailed-links.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL as OLD,
  type TakenAccount,
  THIEFS_EMAIL as NEW,
} from '../testing/taken-account.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { refuseEmailChange } from './refuse-email-change.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';

const ROUNDS = rounds(4);
/** Two gateways share one database, so that the memory of one process can’t prevent the race. */
let gateways: readonly [TestGateway, TestGateway];
let account: TakenAccount;

const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const db = (): Database => gateways[0].services.db;
const tokenOf = (link = '') => new URL(link, 'http://own.test').searchParams.get('token') ?? '';
const both = <One, Two>(first: () => Promise<One>, second: () => Promise<Two>) =>
  inOrder({ db: db(), watching: gateways[1].services.db, userId: account.userId }, first, second);

type LinkTable = 'password_resets' | 'sign_in_links' | 'device_alerts';

/** Counts the links of a table that were mailed to an address and still work. */
async function openLinksTo(email: string, table: LinkTable): Promise<number> {
  const tokens = (await mailsOf(db(), email)).map(({ content }) => tokenOf(content.link ?? ''));
  const hashes = tokens.map((token) => hashOfToken(token));
  return (await db().selectFrom(table).select('token_hash').where('token_hash', 'in', hashes).execute()).length;
}

/** The requests at the address of the account, and the tables of their links. */
const ASKED: readonly (readonly [string, LinkTable, (email: string) => Promise<void>])[] = [
  ['a link for a new password', 'password_resets', (email) => mailReset(gateways[1].services, email, 'vixen')],
  [
    'a link that signs in',
    'sign_in_links',
    (email) => mailSignInLink(gateways[1].services, { email, tenantId: 'vixen', secret: 's'.repeat(43), wanted: null }),
  ],
  ['the alert of a sign-in', 'device_alerts', () => signInElsewhere()],
];

/** The owner of the account is mailed about a browser that nobody knows. */
async function signInElsewhere(): Promise<void> {
  const signIn = { account: { id: account.userId, password_hash: 'x' }, tenantId: 'vixen', cookies: undefined };
  const browser = { clientAddress: '198.51.100.9', userAgent: 'Elsewhere/1' };
  await alertOfNewDevice(gateways[1].services, { ...signIn, ...browser });
}

describe.each(ASKED)('L27 %s that is asked for at the moment', (_what, table, ask) => {
  it('in which the account is taken back works at no address of whoever had it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      account = await openTakenAccount(gateways[0]);
      await account.request();
      await account.confirm();
      const undo = tokenOf(await linkTo(gateways[0], OLD, 'emailChangeRequested'));
      const takeBack = () => refuseEmailChange(gateways[0].services, undo);
      const isAskedFirst = round % 2 === 1;
      const outcomes = isAskedFirst ? await both(() => ask(NEW), takeBack) : await both(takeBack, () => ask(NEW));
      expect(outcomes[isAskedFirst ? 1 : 0]).toBe('returned');
      expect(await openLinksTo(NEW, table)).toBe(0);
      if (!isAskedFirst) expect((await mailsOf(db(), NEW)).map(({ kind }) => kind)).toEqual(['emailChangeConfirm']);
    }
  });
});

describe.each(ASKED.slice(0, 2))('L27 %s that is asked for at the moment', (_what, table, ask) => {
  it('in which the account moves works at no address of before', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      account = await openTakenAccount(gateways[0]);
      await account.request();
      const confirm = tokenOf(await linkTo(gateways[0], NEW, 'emailChangeConfirm'));
      const move = () => confirmEmailChange(gateways[0].services, confirm);
      const isAskedFirst = round % 2 === 1;
      const outcomes = isAskedFirst ? await both(() => ask(OLD), move) : await both(move, () => ask(OLD));
      expect(outcomes[isAskedFirst ? 1 : 0]).toBe('moved');
      expect(await openLinksTo(OLD, table)).toBe(0);
    }
  });
});

it('permission to add a passkey is given by no session that ends at the moment in which the account is taken back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    account = await openTakenAccount(gateways[0]);
    const alert = tokenOf(await account.addAlert(new Date('2026-03-02T12:00:00Z')));
    const takeBack = () => takeBackAfterAlert(gateways[0].services, alert);
    const asked = {
      userId: account.userId,
      sessionId: hashSessionId(account.session),
      tenantId: 'vixen',
      name: 'Mine',
    };
    const ask = () => issueTicket(gateways[1].services, asked);
    if (round % 2 === 1) await both(ask, takeBack);
    else expect(await both(takeBack, ask)).toEqual(['returned', null]);
    expect(await db().selectFrom('passkey_tickets').selectAll().execute()).toEqual([]);
  }
});
