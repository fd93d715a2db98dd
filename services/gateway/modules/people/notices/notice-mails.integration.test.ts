import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { PartsFailed } from '../../../jobs/each-alone.ts';
import { mailsOf } from '../../platform/mail/testing/public.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { mailNotices } from './notice-mails.ts';
import { addPerformer, addRelease, follow } from './testing/a-release.ts';
import { writeNotices } from './write-notices.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
let ada: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock: { now: () => NOW } });
beforeAll(async () => {
  await addPerformer(gateway.services.db, 'mara', 'vixen');
  ada = await signInMember(gateway, vixen, 'ada');
  await follow(gateway.services.db, ada.userId, 'mara', days(-30));
});
beforeEach(async () => {
  const { db } = gateway.services;
  for (const table of ['notices', 'noticed_films', 'videos', 'notice_mails', 'mails', 'email_consents'] as const)
    await db.deleteFrom(table).execute();
  await confirm(NOW);
});

const confirm = (at: Date | null) =>
  gateway.services.db.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', ada.userId).execute();
const refuseNews = () =>
  gateway.services.db
    .insertInto('email_consents')
    .values({ user_id: ada.userId, site: 'vixen', is_given: false, shown_text: 'News?', answered_at: NOW })
    .execute();

/** Releases a film on a day, and writes its notice then. */
async function release(id: string, day: number, siteId: 'vixen' | 'tushy' = 'vixen'): Promise<void> {
  await addRelease(gateway.services.db, { id, siteId, performerId: 'mara', at: days(day) });
  await writeNotices.run(gateway.services, days(day));
}

interface Settings {
  readonly mail: string;
  readonly hindrance: string | null;
}
const choose = async (mail: 'OFF' | 'DAILY' | 'WEEKLY'): Promise<Settings> =>
  (await ada.query<{ setNoticeMail: Settings }>(`mutation { setNoticeMail(mail: ${mail}) { mail hindrance } }`))
    .setNoticeMail;
const mailOn = (day: number) => mailNotices.run(gateway.services, days(day));
async function mailed(): Promise<readonly unknown[]> {
  const { email } = await gateway.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', ada.userId)
    .executeTakeFirstOrThrow();
  return (await mailsOf(gateway.services.db, email)).map(({ kind, content }) => [kind, content.values?.['films']]);
}

it('mails what came and was not read since the choice, once in each period', async () => {
  await release('before', -1);
  expect(await choose('WEEKLY')).toEqual({ mail: 'WEEKLY', hindrance: null });
  await release('one', 1);
  await release('other', 2);
  expect(await mailOn(6)).toEqual({ mails: 0 });
  expect(await mailOn(7)).toEqual({ mails: 1 });
  expect(await mailOn(8)).toEqual({ mails: 0 });
  await gateway.services.db
    .updateTable('notices')
    .set({ read_at: days(8) })
    .execute();
  expect(await mailOn(14)).toEqual({ mails: 0 });
  await release('last', 15);
  expect(await mailOn(22)).toEqual({ mails: 1 });
  const title = async (id: string) =>
    (await gateway.services.db.selectFrom('videos').select('title').where('id', '=', id).executeTakeFirstOrThrow())
      .title;
  expect(await mailed()).toEqual([
    ['noticesUnread', { lines: `${await title('other')}\n${await title('one')}` }],
    ['noticesUnread', { lines: await title('last') }],
  ]);
});

it('names films in the language of the mail, which is the one that its reader chose', async () => {
  const { db } = gateway.services;
  await choose('WEEKLY');
  await release('one', 1);
  await release('other', 2);
  const translations = JSON.stringify([{ language: 'de', title: 'Das Eine', description: '' }]);
  await db
    .updateTable('videos')
    .set({ title: 'The Other', translations: sql`case when id = 'one' then ${translations}::jsonb end` })
    .execute();
  await ada.query('mutation { setLanguage(language: "de") }');
  try {
    expect(await mailOn(7)).toEqual({ mails: 1 });
    expect(await mailed()).toEqual([['noticesUnread', { lines: 'The Other\nDas Eine' }]]);
  } finally {
    await db.deleteFrom('recipient_languages').execute();
  }
});

it('mails one of two gateways that come to a person at once', async () => {
  await choose('DAILY');
  await release('one', 1);
  const counts = await Promise.all([mailOn(1), mailOn(1)]);
  expect(counts.reduce((sum, { mails = 0 }) => sum + mails, 0)).toBe(1);
});

it('mails nobody who stopped it, has not confirmed their email, or wants no news, and says so', async () => {
  await choose('DAILY');
  await release('one', 1);
  expect(await choose('OFF')).toEqual({ mail: 'OFF', hindrance: null });
  expect(await mailOn(1)).toEqual({ mails: 0 });
  await confirm(null);
  expect(await choose('DAILY')).toEqual({ mail: 'DAILY', hindrance: 'UNCONFIRMED' });
  await release('two', 0.5);
  expect(await mailOn(1)).toEqual({ mails: 0 });
  await confirm(NOW);
  await refuseNews();
  expect(await choose('DAILY')).toEqual({ mail: 'DAILY', hindrance: 'NO_NEWS' });
  expect(await mailOn(3)).toEqual({ mails: 0 });
  expect(await mailed()).toEqual([]);
});

it('a batch of people whose mails fail holds up nobody after them, and fails the run', async () => {
  const { db } = gateway.services;
  await choose('DAILY');
  await release('one', 0.5);
  const broken = Array.from({ length: 200 }, (_, index) => ({
    id: crypto.randomUUID(),
    email: `broken-${index}@example.com`,
    password_hash: '',
    display_name: null,
    created_at: NOW,
    email_confirmed_at: NOW,
    disabled_at: null,
    terms_accepted_at: NOW,
    relationship_status: null,
    relationship_role: null,
  }));
  await db.insertInto('users').values(broken).execute();
  const choice = { pace: 'DAILY', tenant_id: 'vixen', mailed_until: NOW, next_at: days(0.5) } as const;
  await db
    .insertInto('notice_mails')
    .values(broken.map(({ id }) => ({ user_id: id, ...choice })))
    .execute();
  // The trigger fails as the database does on damaged data.
  await sql`
    create function refuse_choice() returns trigger language plpgsql as 'begin raise exception ''broken''; end'
  `.execute(db);
  await sql`
    create trigger broken before update on notice_mails for each row
    when (new.user_id <> ${sql.lit(ada.userId)}) execute function refuse_choice()
  `.execute(db);
  try {
    await expect(mailOn(1)).rejects.toEqual(new PartsFailed(200, 201));
    expect(await mailed()).toHaveLength(1);
  } finally {
    await sql`drop trigger broken on notice_mails`.execute(db);
    await db.deleteFrom('users').where('email', 'like', 'broken-%').execute();
  }
});
