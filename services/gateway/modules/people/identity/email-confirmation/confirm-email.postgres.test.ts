import { describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { deleteAccount, lockAccount } from '../accounts.ts';
import { inOrder } from '../testing/in-order.ts';
import { linkTo } from '../testing/mailed-links.ts';
import { addPerson } from '../testing/people.ts';
import { confirmEmail } from './confirm-email.ts';
import { mailConfirmation } from './mail-confirmation.ts';

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));

describe('an unconfirmed account that gives way while its address is confirmed', () => {
  /** The account of an address, its deletion, and the press of its mailed link. */
  async function unconfirmed(email: string) {
    const { db, clock } = gateway.services;
    const userId = await addPerson(db, email, 'Other1password', { isUnconfirmed: true });
    await mailConfirmation(db, { userId, email, tenantId: 'vixen' }, clock.now());
    const link = await linkTo(gateway, email, 'emailConfirmation');
    const token = new URL(link, 'http://own.test').searchParams.get('token') ?? '';
    const giveWay = () =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, userId, 'update');
        const account = trx.selectFrom('users').select('email_confirmed_at').where('id', '=', userId);
        if ((await account.executeTakeFirstOrThrow()).email_confirmed_at !== null) return false;
        await deleteAccount(trx, userId);
        return true;
      });
    const inTurn = <One, Two>(first: () => Promise<One>, second: () => Promise<Two>) =>
      inOrder({ db, watching: db, userId }, first, second);
    return { inTurn, giveWay, confirm: () => confirmEmail(gateway.services, token) };
  }

  it('is gone where that came first, and its link is over', async () => {
    const { inTurn, giveWay, confirm } = await unconfirmed('gives-way@example.com');
    expect(await inTurn(giveWay, confirm)).toEqual([true, false]);
  });

  it('stays where it was confirmed first', async () => {
    const { inTurn, giveWay, confirm } = await unconfirmed('confirms@example.com');
    expect(await inTurn(confirm, giveWay)).toEqual([true, false]);
  });
});
