import { sql } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTICES } from '@network/tenant/constants.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { PartsFailed } from '../../../jobs/each-alone.ts';
import { signInMember, type TestMember } from '../../money/membership/testing/public.ts';
import { mailNotices } from './notice-mails.ts';
import { addPerformer, addRelease, follow } from './testing/a-release.ts';
import { writeNotices } from './write-notices.ts';
import { writeSearchNotices } from './write-search-notices.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const MINUTE_MS = 60_000;
let now = NOW;
let ada: TestMember;
let sister: TestMember;

const gateway = gatewayForTests({ tenants: [vixen, tushy], clock: { now: () => now } });
beforeAll(async () => {
  for (const id of ['mara', 'nils']) await addPerformer(gateway.services.db, id, 'vixen');
  ada = await signInMember(gateway, vixen, 'ada');
  sister = await signInMember(gateway, tushy, 'cay');
});
beforeEach(async () => {
  now = NOW;
  for (const table of [
    'notices',
    'noticed_films',
    'videos',
    'saved_searches',
    'favorite_performers',
    'notice_mails',
  ] as const)
    await gateway.services.db.deleteFrom(table).execute();
});

async function save(member: TestMember, performer: string, notifies = true): Promise<string> {
  const search = `{ place: VIDEOS, order: NEWEST, facets: [{ name: "performers", values: ["${performer}"] }] }`;
  const { saved } = await member.query<{ saved: { savedSearchId: string } }>(
    `mutation { saved: saveSearch(name: "All of ${performer}", search: ${search}, notifies: ${String(notifies)})
      { ... on SavedSearch { savedSearchId } } }`,
  );
  return saved.savedSearchId;
}

/** Films come out, and both jobs run once what came out has settled. */
async function comeOut(...films: readonly { id: string; performerId?: string; siteId?: 'vixen' | 'tushy' }[]) {
  now = new Date(now.getTime() + MINUTE_MS);
  for (const [index, film] of films.entries()) {
    const at = new Date(now.getTime() - (index + 1) * 1_000);
    await addRelease(gateway.services.db, { siteId: 'vixen', performerId: 'mara', at, ...film });
  }
  await writeNotices.run(gateway.services, now);
  now = new Date(now.getTime() + 2 * MINUTE_MS);
  return writeSearchNotices.run(gateway.services, now);
}

const INBOX = '{ notices { items { film { videoId } reason name more search { savedSearchId } } } }';
const inboxOf = async (member: TestMember) =>
  (await member.query<{ notices: { items: { film: { videoId: string } }[] } }>(INBOX)).notices.items;

describe('notices of saved searches', () => {
  it('come once for the new films of a search: of the latest, with the number of the others', async () => {
    const id = await save(ada, 'mara');
    expect(await comeOut({ id: 'a' }, { id: 'b' }, { id: 'other', performerId: 'nils' })).toEqual({
      searches: 1,
      notices: 1,
    });
    const notice = {
      film: { videoId: 'a' },
      reason: 'SEARCH',
      name: 'All of mara',
      more: 1,
      search: { savedSearchId: id },
    };
    expect(await inboxOf(ada)).toEqual([notice]);
    expect(await writeSearchNotices.run(gateway.services, now)).toEqual({ searches: 0, notices: 0 });
    await comeOut({ id: 'c' });
    expect(await inboxOf(ada)).toEqual([{ ...notice, film: { videoId: 'c' }, more: 0 }, notice]);
  });

  it('wait until what came out has settled', async () => {
    await save(ada, 'mara');
    now = new Date(now.getTime() + MINUTE_MS);
    await addRelease(gateway.services.db, { id: 'a', siteId: 'vixen', performerId: 'mara', at: NOW });
    await writeNotices.run(gateway.services, now);
    expect(await writeSearchNotices.run(gateway.services, now)).toEqual({ searches: 0, notices: 0 });
    const later = new Date(now.getTime() + MINUTE_MS);
    expect(await writeSearchNotices.run(gateway.services, later)).toEqual({ searches: 1, notices: 1 });
  });

  it('come from no search that wants none, was deleted, or was saved after the film', async () => {
    const id = await save(ada, 'mara', false);
    await comeOut({ id: 'a' });
    await ada.query(`mutation { setSavedSearchNotices(savedSearchId: "${id}", notifies: true) { __typename } }`);
    expect(await writeSearchNotices.run(gateway.services, now)).toEqual({ searches: 0, notices: 0 });
    await ada.query(`mutation { deleteSavedSearch(savedSearchId: "${id}") }`);
    expect(await comeOut({ id: 'b' })).toEqual({ searches: 0, notices: 0 });
    expect(await inboxOf(ada)).toEqual([]);
  });

  it('are of films that the brand of the search shows alone, and reach its members', async () => {
    await save(ada, 'mara');
    await save(sister, 'mara');
    expect(await comeOut({ id: 'theirs', siteId: 'tushy' })).toEqual({ searches: 2, notices: 1 });
    expect(await inboxOf(ada)).toEqual([]);
    expect(await inboxOf(sister)).toMatchObject([{ film: { videoId: 'theirs' } }]);
    await gateway.services.db.deleteFrom('subscriptions').where('user_id', '=', sister.userId).execute();
    expect(await comeOut({ id: 'more', siteId: 'tushy' })).toEqual({ searches: 2, notices: 0 });
  });

  it('leave out a film of which the person has a notice already', async () => {
    await follow(gateway.services.db, ada.userId, 'mara', NOW);
    await save(ada, 'mara');
    expect(await comeOut({ id: 'a' })).toEqual({ searches: 1, notices: 0 });
    expect(await inboxOf(ada)).toMatchObject([{ film: { videoId: 'a' }, reason: 'PERFORMER', more: 0, search: null }]);
  });

  it('are mailed to those who chose so alone', async () => {
    const { db } = gateway.services;
    await db.updateTable('users').set({ email_confirmed_at: NOW }).where('id', '=', ada.userId).execute();
    await save(ada, 'mara');
    await comeOut({ id: 'a' });
    const later = new Date(now.getTime() + 2 * DAY_MS);
    expect(await mailNotices.run(gateway.services, later)).toEqual({ mails: 0 });
    await ada.query('mutation { setNoticeMail(mail: DAILY) { mail } }');
    await comeOut({ id: 'b' });
    expect(await mailNotices.run(gateway.services, later)).toEqual({ mails: 1 });
  });

  it('outlive their search without its name', async () => {
    const id = await save(ada, 'mara');
    await comeOut({ id: 'a' });
    await ada.query(`mutation { deleteSavedSearch(savedSearchId: "${id}") }`);
    expect(await inboxOf(ada)).toMatchObject([{ film: { videoId: 'a' }, name: null, search: null }]);
  });

  it('come to those after a batch of searches that fail, each of which is tried once in a run that fails', async () => {
    const { db } = gateway.services;
    const good = await save(ada, 'mara');
    await sql`
      insert into saved_searches
        (id, user_id, tenant_id, name, parameters, parameters_key, notifies, matched_until, saved_at)
      select 'broken-' || nth, user_id, tenant_id, 'Broken', parameters, 'broken-' || nth, true,
        matched_until - interval '1 second', saved_at
      from saved_searches, generate_series(1, ${sql.lit(NOTICES.searchBatch)}) as nth
    `.execute(db);
    await sql`
      create function refuse_search() returns trigger language plpgsql as 'begin raise exception ''broken''; end'
    `.execute(db);
    await sql`
      create trigger broken before update on saved_searches for each row
      when (new.name = 'Broken') execute function refuse_search()
    `.execute(db);
    try {
      const failed = new PartsFailed(NOTICES.searchBatch, NOTICES.searchBatch + 1);
      await expect(comeOut({ id: 'a' })).rejects.toEqual(failed);
      expect(await inboxOf(ada)).toMatchObject([{ film: { videoId: 'a' }, search: { savedSearchId: good } }]);
    } finally {
      await sql`drop trigger broken on saved_searches`.execute(db);
    }
  });
});
