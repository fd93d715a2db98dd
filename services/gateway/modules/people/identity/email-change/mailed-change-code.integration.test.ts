import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests, startTestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { mailsOf } from '../../../platform/mail/testing/public.ts';
import { sessionFor } from '../testing/demonstration-session.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { CHANGE_CODE_LIFE_MS } from './change-code.ts';

const OLD = 'ada@example.com';
const NEW = 'ada@new.example';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;
let session: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  await gateway.services.db.deleteFrom('mails').execute();
  await clearLimits(gateway.services.db);
  userId = await addPerson(gateway.services.db, OLD, 'Forgotten1password');
  session = await sessionFor(gateway.services, userId, vixen);
});

const db = () => gateway.services.db;
type Answer = { readonly __typename: string; readonly email?: string; readonly code?: string };

async function call(text: string, variables: object = {}, from = session): Promise<Answer> {
  const caller = { tenant: 'vixen', area: 'members', session: from } as const;
  return (await gateway.graphql<{ it: Answer }>(text, { ...variables }, caller)).data.it;
}
const askForCode = (from?: string) =>
  call(
    'mutation { it: mailChangeCode { __typename ... on ChangeCodeMailed { email } ... on SecurityRefused { code } } }',
    {},
    from,
  );
const change = (mailedCode: string, { newEmail = NEW, from = session, code = null as string | null } = {}) =>
  call(
    `mutation ($newEmail: String!, $mailed: MailedProof!) { it: changeEmail(newEmail: $newEmail, mailed: $mailed) {
      __typename ... on EmailChangeStarted { email } ... on SecurityRefused { code } } }`,
    { newEmail, mailed: { mailedCode, code } },
    from,
  );
/** The codes that were mailed to the address, the latest last. */
async function codes(): Promise<string[]> {
  const mails = (await mailsOf(db(), OLD)).filter(({ kind }) => kind === 'emailChangeCode');
  return mails.map(({ content }) => JSON.stringify(content.values?.['code']).slice(1, -1));
}
const lastCode = async (): Promise<string> => (await codes()).at(-1) ?? '';
const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a mailed code in place of the password', () => {
  it('changes the email of somebody who has no password, once, as the new address confirms it', async () => {
    expect(await askForCode()).toEqual({ __typename: 'ChangeCodeMailed', email: OLD });
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await db().selectFrom('email_change_codes').selectAll().execute())).not.toContain(code);
    expect(await change(`${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({
      __typename: 'EmailChangeStarted',
      email: NEW,
    });
    const kinds = async (to: string) => (await mailsOf(db(), to)).map(({ kind }) => kind);
    expect(await kinds(NEW)).toEqual(['emailChangeConfirm']);
    expect((await kinds(OLD)).toSorted()).toEqual(['emailChangeCode', 'emailChangeRequested']);
    expect(await change(code, { newEmail: 'third@new.example' })).toMatchObject({ code: 'MAILED_CODE_INCORRECT' });
  });

  it('is worth nothing in another session, after another address, and after a quarter of an hour', async () => {
    await askForCode();
    const code = await lastCode();
    const other = await sessionFor(gateway.services, userId, vixen);
    expect(await change(code, { from: other })).toMatchObject({ code: 'MAILED_CODE_INCORRECT' });
    await db().updateTable('users').set({ email: 'moved@example.com' }).where('id', '=', userId).execute();
    expect(await change(code)).toMatchObject({ code: 'MAILED_CODE_INCORRECT' });
    await db().updateTable('users').set({ email: OLD }).where('id', '=', userId).execute();
    clock.advance(CHANGE_CODE_LIFE_MS);
    expect(await change(code)).toMatchObject({ code: 'MAILED_CODE_INCORRECT' });
  });

  it('works on when another one is sent', async () => {
    await askForCode();
    await askForCode();
    const [first = '', second = ''] = await codes();
    expect(await change(first)).toMatchObject({ __typename: 'EmailChangeStarted' });
    // This attempt uses them all up.
    if (first !== second) expect(await change(second)).toMatchObject({ code: 'MAILED_CODE_INCORRECT' });
  });

  it('does not stand in place of the second step', async () => {
    const authenticator = {
      user_id: userId,
      secret: 'x',
      created_at: clock.now(),
      confirmed_at: clock.now(),
      last_step: 0,
    };
    await db().insertInto('authenticators').values(authenticator).execute();
    await askForCode();
    expect(await change(await lastCode())).toMatchObject({ code: 'CODE_REQUIRED' });
  });

  it('is mailed three times in an hour, and guessed five times in a quarter of one', async () => {
    for (let count = 0; count < 3; count += 1) expect(await askForCode()).toMatchObject({ email: OLD });
    expect(await askForCode()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const all = await codes();
    const wrong = another(all.toSorted().at(-1) ?? '');
    for (let count = 0; count < 5; count += 1)
      expect(await change(wrong)).toMatchObject({ code: 'MAILED_CODE_INCORRECT' });
    expect(await change(all[0] ?? '')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  it('is asked for where neither it nor the password is given', async () => {
    const text = `mutation { it: changeEmail(newEmail: "${NEW}") { __typename ... on SecurityRefused { code } } }`;
    expect(await call(text)).toEqual({ __typename: 'SecurityRefused', code: 'PASSWORD_INCORRECT' });
  });

  it('is refused where no mail is sent, with the reason', async () => {
    const silent = await startTestGateway({ clock, tenants: [vixen], config: { isMailOff: true } });
    const own = await addPerson(silent.services.db, OLD, 'Forgotten1password');
    const caller = {
      tenant: 'vixen',
      area: 'members',
      session: await sessionFor(silent.services, own, vixen),
    } as const;
    const text = 'mutation { it: mailChangeCode { __typename ... on SecurityRefused { code } } }';
    expect((await silent.graphql<{ it: Answer }>(text, {}, caller)).data.it).toMatchObject({ code: 'MAIL_OFF' });
    await silent.close();
  });
});
