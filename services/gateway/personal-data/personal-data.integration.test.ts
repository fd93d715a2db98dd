import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { voteComment } from '../modules/browsing/comments/testing/public.ts';
import { demonstrationCaller, demonstrationId } from '../modules/people/identity/testing/public.ts';
import { deliverDue } from '../modules/platform/mail/testing/public.ts';
import { rateVideo } from '../modules/browsing/ratings/testing/public.ts';

const test = billerForTests({ seed: true, tenants: [vixen] });

const db = () => test.gateway.services.db;

async function post(name: string, path: string, payload: object, headers = {}) {
  const caller = await demonstrationCaller(test.gateway.services, name, vixen);
  const answer = await test.gateway.inject({
    method: 'POST',
    url: `/v2/user/${path}`,
    payload,
    headers: { ...test.gateway.headersFor(caller), ...headers },
  });
  return [answer.statusCode, answer.json<Record<string, unknown>>()] as const;
}

/** Tables with a row in which one of the texts stands anywhere. */
async function tablesWith(texts: readonly string[]): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db());
  const found: string[] = [];
  for (const { name } of tables.rows) {
    for (const text of texts) {
      // Names that end in another one's are another one's.
      const { rows } = await sql`
        select 1 from ${sql.table(name)} as it where it::text ~ ${`(^|[^a-z0-9])${text}`} limit 1
      `.execute(db());
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

async function sums(): Promise<unknown> {
  const { rows } = await sql`
    select
      (select count(*) from billing_transactions)::int as invoices,
      (select count(*) from ledger_entries)::int as entries,
      (select count(*) from comments)::int as comments,
      (select coalesce(sum(amount), 0) from ledger_entries)::int as ledger,
      (select count(*) from comment_votes where value > 0)::int - (select sum(likes) from comments)::int as "votesLess",
      (select count(*) from video_ratings)::int - (select sum(rating_count) from videos)::int as "ratingsLess",
      (select coalesce(sum(rating), 0) from video_ratings)::int - (select sum(rating_sum) from videos)::int as "ratingSumLess"
  `.execute(db());
  return rows[0];
}

describe('personal data', () => {
  it('gives a person all that is theirs, and nothing of others', async () => {
    const [status, file] = await post('member', 'personal-data', {});
    expect(status).toBe(200);
    const expected =
      'profile consents sessions subscriptions access invoices ledger comments ratings favoriteVideos positions downloads mails';
    expect(Object.keys(file)).toEqual(expect.arrayContaining(expected.split(' ')));
    expect(file['profile']).toMatchObject([{ email: 'member@demo.example', display_name: 'goldmember' }]);
    for (const section of ['consents', 'sessions', 'subscriptions', 'ledger']) expect(file[section]).not.toEqual([]);
    const text = JSON.stringify(file);
    for (const secret of ['argon2', 'password_hash', 'single@demo.example', '"tokens"'])
      expect(text).not.toContain(secret);
  });

  it('refuses strangers, other sites and other fields', async () => {
    expect((await post('member', 'personal-data', {}, { 'x-session': 'nobody-nobody' }))[0]).toBe(401);
    expect((await post('member', 'personal-data', {}, { origin: 'https://evil.test' }))[0]).toBe(403);
    expect((await post('member', 'delete', { password: 'Demo1234pass', userId: 'x' }))[0]).toBe(400);
    expect(await post('member', 'delete', { password: 'Wrong1password' })).toEqual([422, { code: 'WRONG_PASSWORD' }]);
    expect(await tablesWith(['member@demo.example'])).toContain('users: member@demo.example');
  });

  it('deletes an account without a trace of the person, and keeps invoices and ledger of nobody', async () => {
    const id = await demonstrationId(test.gateway.services, 'member');
    const now = test.clock.now();
    const video = await db().selectFrom('videos').select('id').orderBy('id').executeTakeFirstOrThrow();
    await rateVideo(db(), { userId: id, videoId: video.id, rating: 9, recommId: null, at: now }, true);
    const others = await db()
      .selectFrom('comments')
      .select('id')
      .where('author_id', '<>', id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await voteComment(db(), { commentId: others.id, userId: id, value: 1, at: now });
    const before = await sums();
    const running = db()
      .selectFrom('billing_agreements')
      .select('id')
      .where('user_id', '=', id)
      .where('status', '=', 'running');
    expect(await running.execute()).not.toEqual([]);
    const authored = await db().selectFrom('comments').select('id').where('author_id', '=', id).execute();

    expect(await post('member', 'delete', { password: 'Demo1234pass' })).toEqual([200, { success: true }]);

    const mails: string[] = [];
    const transport = { deliver: async ({ to }: { to: string }) => void mails.push(to), close: () => undefined };
    await deliverDue(test.gateway.services, transport as never, new Date(now.getTime() + 1_000));
    expect(mails).toContain('member@demo.example');
    expect(await tablesWith([id, 'member@demo.example', 'goldmember'])).toEqual([]);

    const after = (await sums()) as Record<string, number>;
    const { entries = 0, ...retained } = before as Record<string, number>;
    expect(after).toMatchObject({ ...retained, ledger: 0 });
    // Cancelling takes the gems (D25): two entries more, and none less.
    expect(after['entries']).toBe(entries + 2);
    const left = await db()
      .selectFrom('comments')
      .select('author_id')
      .where('id', 'in', [...authored.map((each) => each.id), '0'])
      .execute();
    expect(left.map(({ author_id }) => author_id)).toEqual(authored.map(() => null));
  });

  it('deletes nothing while a renewal cannot be cancelled at its biller', async () => {
    await test.stopBiller();
    expect(await post('monthly', 'delete', { password: 'Demo1234pass' })).toEqual([409, { code: 'NOT_SETTLED' }]);
    expect(await tablesWith(['monthly@demo.example'])).toContain('users: monthly@demo.example');
  });
});
