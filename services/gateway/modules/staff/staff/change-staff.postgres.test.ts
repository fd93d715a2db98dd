import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { changeStaff } from './change-staff.ts';
import { mailsOf } from '../../platform/mail/testing/public.ts';
import { lockEverybody } from './lock-staff.ts';
import { removeStaff } from './remove-staff.ts';
import { createStaffMember, type StaffMemberRow } from './staff-members.ts';
import { checkStaffCode } from './sign-in/check-code.ts';
import { checkStaffPassword } from './sign-in/check-password.ts';
import { choosePassword, issuePasswordLink } from './sign-in/password-links.ts';

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ config: { database: { url: database.url } } }));

const ADMINS = 4;

it('of administrators who all disable each other at once one remains, who can sign in', async () => {
  const { services } = gateway;
  for (let round = 0; round < rounds(3); round += 1) {
    const emails = Array.from({ length: ADMINS }, (_, index) => `admin-${round}-${index}@staff.example`);
    const admins: StaffMemberRow[] = [];
    for (const email of emails) {
      const created = await createStaffMember(services, { email, role: 'admin' });
      if (created !== null) admins.push(created);
    }
    const disable = ({ email: by }: StaffMemberRow, { id }: StaffMemberRow) =>
      changeStaff(services, {
        whom: id,
        change: { kind: 'disable' },
        by: { email: by, tokenId: null },
        changer: { email: by },
        reason: 'They left us',
      });
    await Promise.all(
      admins.flatMap((one) => admins.filter((other) => other !== one).map((other) => disable(one, other))),
    );
    const left = await services.db
      .selectFrom('staff_members')
      .select('id')
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
    await services.db.updateTable('staff_members').set({ disabled_at: services.clock.now() }).execute();
  }
});

it('of administrators who all remove each other at once one remains', async () => {
  const { services } = gateway;
  for (let round = 0; round < rounds(3); round += 1) {
    const admins: StaffMemberRow[] = [];
    for (let index = 0; index < ADMINS; index += 1)
      admins.push(await member(`removing-${round}-${index}@staff.example`, 'admin'));
    const remove = ({ email }: StaffMemberRow, { id }: StaffMemberRow) =>
      removeStaff(services, { whom: id, by: { email, tokenId: null }, changer: { email }, reason: 'They left us' });
    await Promise.all(
      admins.flatMap((one) => admins.filter((other) => other !== one).map((other) => remove(one, other))),
    );
    const ids = admins.map(({ id }) => id);
    const left = await services.db.selectFrom('staff_members').select('id').where('id', 'in', ids).execute();
    expect(left).toHaveLength(1);
    await services.db.updateTable('staff_members').set({ disabled_at: services.clock.now() }).execute();
  }
});

const PASSWORD = 'long winter evenings';
const tokenOf = (link: string): string => link.split('#')[1] ?? '';

async function member(email: string, role: 'admin' | 'editor' = 'editor'): Promise<StaffMemberRow> {
  const created = await createStaffMember(gateway.services, { email, role });
  if (created === null) throw new Error('There is such a member already.');
  return created;
}
/** Counts the statements that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(gateway.services.db);
  return Number(rows[0]?.count);
}
const disabledBy = (by: string, whom: string) =>
  changeStaff(gateway.services, {
    whom,
    change: { kind: 'disable' },
    by: { email: by, tokenId: null },
    changer: { email: by },
    reason: 'They left us',
  });

/** Disables a member, as `changeStaff` does, while a step of their own begins in between. @returns what that came to */
async function disableDuring<Result>(id: string, step: () => Promise<Result>): Promise<Result> {
  const { db, clock } = gateway.services;
  const begun = await db.transaction().execute(async (trx) => {
    await lockEverybody(trx);
    const stepped = step();
    // The hash of a password takes its time.
    await expect.poll(waiting, { interval: 5, timeout: 20_000 }).toBe(1);
    await trx.updateTable('staff_members').set({ disabled_at: clock.now() }).where('id', '=', id).execute();
    await trx.deleteFrom('staff_sign_ins').where('staff_id', '=', id).execute();
    await trx.deleteFrom('staff_password_links').where('staff_id', '=', id).execute();
    return { stepped };
  });
  return begun.stepped;
}

it('a sign-in and a chosen password wait for whoever disables the member, and open nothing afterwards', async () => {
  const { services } = gateway;
  await member('remaining@staff.example', 'admin');
  const ed = await member('ed@staff.example');
  const link = tokenOf(await issuePasswordLink(services, ed, false));
  expect(await choosePassword(services, link, PASSWORD)).toBe('chosen');
  const asked = await checkStaffPassword(services, { email: ed.email, password: PASSWORD, clientAddress: null });
  if (asked.outcome !== 'code-mailed') throw new Error('The password is right.');
  const [mail] = (await mailsOf(services.db, ed.email)).filter(({ kind }) => kind === 'staffCode');
  const code = JSON.stringify(mail?.content.values?.['code']).slice(1, -1);
  const typed = { challenge: asked.challenge, code, clientAddress: null };
  expect(await disableDuring(ed.id, () => checkStaffCode(services, typed))).toEqual({ outcome: 'expired' });
  const open = services.db.selectFrom('staff_sessions').select('id').where('staff_id', '=', ed.id);
  expect(await open.execute()).toEqual([]);

  const flo = await member('flo@staff.example');
  const secondLink = tokenOf(await issuePasswordLink(services, flo, false));
  expect(await disableDuring(flo.id, () => choosePassword(services, secondLink, PASSWORD))).toBe('expired');
});

it('administrators who disable each other while one comes back wait for each other', async () => {
  const { services } = gateway;
  for (let round = 0; round < rounds(6); round += 1) {
    const [one, other, back] = [
      await member(`one-${round}@staff.example`, 'admin'),
      await member(`other-${round}@staff.example`, 'admin'),
      await member(`back-${round}@staff.example`, 'admin'),
    ] as const;
    await disabledBy(one.email, back.id);
    const enable = changeStaff(services, {
      whom: back.id,
      change: { kind: 'enable' },
      by: { email: 'operator', tokenId: null },
      changer: 'operator',
      reason: null,
    });
    const outcomes = await Promise.allSettled([
      enable,
      disabledBy(one.email, other.id),
      disabledBy(other.email, one.id),
      disabledBy(one.email, back.id),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  }
});
