import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { addVideo, indexFilms } from '../testing/public.ts';
import { learnWords } from './known-words.ts';
import { reindexSearch } from './reindex-search.ts';

const database = databaseForTests();
const gateway = gatewayForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));

const find = async (search: string): Promise<readonly string[]> => {
  const { data } = await gateway.graphql<{ videos: { items: { title: string }[] } }>(
    'query ($search: String!) { videos(input: { search: $search }) { items { title } } }',
    { search },
    { tenant: 'vixen' },
  );
  return data.videos.items.map(({ title }) => title);
};

/** How the previous release wrote and read search words. */
const formerWords = sql`to_tsvector('simple', regexp_replace(normalize(title, NFKD), ${sql.lit('[\u0300-\u036f]')}, '', 'g'))`;

async function publish(id: string, title: string): Promise<void> {
  const { db } = gateway.services;
  await addVideo(db, id, 'vixen');
  await db.updateTable('videos').set({ title }).where('id', '=', id).execute();
}

describe('rows that the release before indexed', () => {
  it('are found by what it found before they are indexed again, and by everything after', async () => {
    const { db } = gateway.services;
    const titles = ['Søren Alone', '東京の夜', 'Silver Rain', 'Mr.Right'];
    for (const [index, title] of titles.entries()) await publish(`old-${index}`, title);
    await sql`update videos set search = ${formerWords}`.execute(db);
    expect(await find('Søren')).toEqual(['Søren Alone']);
    expect(await find('東京の夜')).toEqual(['東京の夜']);
    expect(await find('silver rain')).toEqual(['Silver Rain']);
    expect(await find('right')).toEqual([]);
    expect(await reindexSearch.run(gateway.services, new Date())).toEqual({ films: 4, performers: 0 });
    for (const title of titles) expect(await find(title)).toEqual([title]);
    expect(await find('夜')).toEqual(['東京の夜']);
    expect(await find('right')).toEqual(['Mr.Right']);
    expect(await reindexSearch.run(gateway.services, new Date())).toEqual({ films: 0, performers: 0 });
  });

  it('are found by the release before when this one has indexed them', async () => {
    for (const query of ['søren:* & alone:*', '東京の夜:*', 'silver:* & ra:*']) {
      const { rows } = await sql`select from videos where search @@ to_tsquery('simple', ${query})`.execute(
        gateway.services.db,
      );
      expect(rows, query).toHaveLength(1);
    }
  });

  it.each(['#2', '#3', '#4'])(
    'without the word of version %s are indexed again, and earlier releases leave what this one wrote',
    async (version) => {
      const { db } = gateway.services;
      const outdated = async (each: string) =>
        (await sql`select from videos where (search @@ ${`'${each}'`}::tsquery) is not true`.execute(db)).rows.length;
      const ofAll = () => Promise.all(['#1', '#2', '#3', '#4'].map(outdated));
      expect(await ofAll()).toEqual([0, 0, 0, 0]);
      await sql`update videos set search = ts_delete(search, array[${version}, '#4'])`.execute(db);
      expect(await find('Søren')).toEqual(['Søren Alone']);
      expect(await reindexSearch.run(gateway.services, new Date())).toEqual({ films: 4, performers: 0 });
      expect(await ofAll()).toEqual([0, 0, 0, 0]);
    },
  );

  it('of version 2 are found first by their whole title in another language once they are indexed again', async () => {
    const { db } = gateway.services;
    const translated = [
      ['rain', 'Quiet Rain', 'Stiller Regen', '2026-01-01'],
      ['rain-and-more', 'Golden Rain', 'Stiller Regen und Gold', '2026-02-01'],
    ] as const;
    for (const [id, title, german, day] of translated) {
      await publish(id, title);
      const translations = JSON.stringify([{ language: 'de', title: german, description: '' }]);
      await db
        .updateTable('videos')
        .set({ released_at: new Date(day), translations: sql`${translations}::jsonb` })
        .where('id', '=', id)
        .execute();
    }
    const ids = translated.map(([id]) => id);
    await indexFilms(db, ids);
    // As version 2 wrote them.
    await sql`
      update videos set search = ts_delete(search, array['#3', '#4', '=stillerregen', '=stillerregenundgold'])
      where id = any(${ids}::text[])
    `.execute(db);
    expect(await find('stiller regen')).toEqual(['Golden Rain', 'Quiet Rain']);
    expect(await reindexSearch.run(gateway.services, new Date())).toEqual({ films: 2, performers: 0 });
    expect(await find('stiller regen')).toEqual(['Quiet Rain', 'Golden Rain']);
    await sql`delete from videos where id = any(${ids}::text[])`.execute(db);
  });

  it('of version 3 are found by two letters for an umlaut, and after an error in another language, once they are indexed again', async () => {
    const { db } = gateway.services;
    await publish('late', 'Late Hours');
    const translations = JSON.stringify([{ language: 'de', title: 'Späte Stunden', description: '' }]);
    await db
      .updateTable('videos')
      .set({ translations: sql`${translations}::jsonb` })
      .where('id', '=', 'late')
      .execute();
    await indexFilms(db, ['late']);
    // As version 3 wrote them.
    await sql`update videos set search = ts_delete(search, array['#4', 'spaete', '=spaetestunden']) where id = 'late'`.execute(
      db,
    );
    await sql`delete from known_words where word in ('spate', 'spaete', 'stunden')`.execute(db);
    for (const typed of ['Späte Stunden', 'spate']) expect(await find(typed), typed).toEqual(['Late Hours']);
    for (const typed of ['spaete', 'stundne']) expect(await find(typed), typed).toEqual([]);
    expect(await reindexSearch.run(gateway.services, new Date())).toEqual({ films: 1, performers: 0 });
    // Others were asked for a moment ago.
    for (const typed of ['Spaete Stunden', 'spaethe stunden', 'stnden']) {
      expect(await find(typed), typed).toEqual(['Late Hours']);
    }
    await sql`delete from videos where id = 'late'`.execute(db);
  });

  it('are indexed in batches; a run that is cut off is continued by the next', async () => {
    const { db } = gateway.services;
    await sql`
      insert into videos (id, new_id, uuid, slug, site_id, title, description, released_at, run_length_seconds, is_denied,
        free_video, is_free_limited_trial, is_exclusive, guest_user_scene, directors)
      select 'many-' || n, 'many-' || n, gen_random_uuid(), 'many-' || n, 'vixen', 'Many ' || n, '', '2026-01-01', 60, false,
        false, false, false, false, '{}' from generate_series(1, 450) n
    `.execute(db);
    const stopping = new AbortController();
    stopping.abort();
    expect(await reindexSearch.run(gateway.services, new Date(), stopping.signal)).toEqual({ films: 0, performers: 0 });
    // What somebody else writes just now is left to them, and waited for by nobody.
    await db.transaction().execute(async (trx) => {
      await sql`select from videos where id = 'many-7' for update`.execute(trx);
      expect(await reindexSearch.run(gateway.services, new Date())).toEqual({ films: 449, performers: 0 });
    });
    expect(await reindexSearch.run(gateway.services, new Date())).toEqual({ films: 1, performers: 0 });
  });

  it('two publications with the same new words wait for none of each other', async () => {
    const { db } = gateway.services;
    const texts = [{ title: 'Quixotic Harbours' }];
    await db.transaction().execute(async (one) => {
      await learnWords(one, texts);
      await db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        await learnWords(other, texts);
      });
    });
    await indexFilms(db, ['old-2']);
    expect(await find('silvre')).toEqual(['Silver Rain']);
  });
});

it('typing errors are looked up by an index among many words, and so are outdated rows', async () => {
  const { db } = gateway.services;
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const wordOf = (n: number) => [0, 1, 2, 3, 4, 5].map((place) => letters[Math.floor(n / 7 ** place) % 26]).join('');
  for (let start = 0; start < 20_000; start += 1_000) {
    await learnWords(db, [{ title: Array.from({ length: 1_000 }, (_, n) => wordOf(start + n)).join(' ') }]);
  }
  await sql`analyze known_words, videos`.execute(db);
  const planOf = async (query: ReturnType<typeof sql>) =>
    JSON.stringify((await sql`explain (analyze, format json) ${query}`.execute(db)).rows);
  const near = await planOf(sql`select distinct on (word) word, shown from known_words
    where near && ${['silver', 'silve', 'silvr', 'siler', 'siver', 'slver', 'ilver']}::text[] order by word`);
  expect(near).toContain('known_words_by_near');
  expect(near).not.toContain('Seq Scan');
  const outdated = await planOf(
    sql`select id from videos where (search @@ '''#4'''::tsquery) is not true order by id limit 200`,
  );
  expect(outdated).toContain('videos_outdated_4');
});
