import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { addVideo, facetPerformers, indexFilms, indexPerformers } from './testing/public.ts';

let gateway: TestGateway;
afterAll(() => gateway.close());

interface Found {
  readonly videos: {
    readonly items: readonly { readonly slug: string; readonly title: string }[];
    readonly didYouMean: string | null;
  };
}

async function find(search: string): Promise<Found['videos']> {
  const answer = await gateway.graphql<Found>(
    'query ($search: String!) { videos(input: { search: $search, pageSize: 24 }) { items { slug title } didYouMean } }',
    { search },
    { tenant: 'vixen' },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.videos;
}

const titlesOf = async (search: string) => (await find(search)).items.map(({ title }) => title);

/** Films with these titles, the first the newest. */
async function publish(titles: readonly string[], name: string): Promise<void> {
  const { db } = gateway.services;
  for (const [index, title] of titles.entries()) {
    const id = await addVideo(db, `${name}-${index}`, 'vixen');
    const released_at = new Date(Date.UTC(2026, 0, 1) - index * 60_000);
    await db.updateTable('videos').set({ title, released_at }).where('id', '=', id).execute();
  }
  await indexFilms(db);
}

const TITLES = [
  ['Open 24/7', ['24 7', 'open 247', '24/7']],
  ['Vol.2', ['vol 2', 'vol2', 'Vol. 2']],
  ['Mr.Right', ['right', 'mr right', 'MrRight']],
  ['COVID-19 Diary', ['covid', 'covid19', 'diary covid-19']],
  ['Room 101-102', ['room 102', '101-102']],
  ['U.S.A.', ['usa', 'USA']],
  ["Don't Look", ['dont look', 'don’t', 'DONT']],
  ['Søren and Łódź', ['soren', 'lodz', 'SØREN', 'Lódź']],
  ['Straße der ışık', ['strasse', 'isik', 'straße', 'IŞIK']],
  ['Sum\u00ADmer\u200Btime', ['summertime', 'Summer\u200Btime']],
  ['東京の長い夜', ['長い', '夜', '東京']],
  ['北京的夏天', ['夏天', '京的']],
  ['서울의 달밤', ['달밤', '울의']],
  ['ガラスの城', ['城', 'ｶﾞﾗｽ']],
  ['คืนเดือนหงาย', ['เดือน', 'หงาย', 'ดือ', 'ค']],
  ['ຄືນເດືອນ', ['ເດືອນ', 'ອນ']],
  ['យប់ព្រះចន្ទ', ['ព្រះ', 'ចន្ទ']],
  ['လသာသောည', ['သာသော', 'ည']],
  ['Καλημέρα, δρόμος', ['καλημερα', 'ΔΡΟΜΟΣ', 'δρομος']],
  ['Ещё ночь в Москве', ['еще', 'НОЧЬ', 'москве', 'ЕЩЁ НОЧЬ В МОСКВЕ', 'Ещё ночь в Москве']],
  ['Μαΐου, ο Οδυσσεύς', ['μαιου', 'ΜΑΪΟΥ', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευσ', 'ΜΑΪΟΥ, Ο ΟΔΥΣΣΕΎΣ', 'Μαΐου, ο Οδυσσεύς']],
  ['Їжак і Ґанок', ['їжак', 'ЇЖАК', 'ґанок', 'ҐАНОК', 'ЇЖАК І ҐАНОК', 'Їжак і Ґанок']],
  ['İstanbul Çölde Şafak', ['istanbul', 'ISTANBUL', 'ıstanbul', 'colde safak']],
  ['Späte Größe', ['spaete groesse', 'spate grosse', 'SPAETE', 'spaet', 'Späte Größe']],
  ['Ueber Nacht', ['Über Nacht', 'ueber']],
  ['Crème brûlée', ['creme', 'BRULEE', 'créme brulée']],
] as const;

describe('a film is found', () => {
  beforeAll(async () => {
    gateway = await startTestGateway({ tenants: [vixen] });
    await publish(
      [
        ...TITLES.map(([title]) => title),
        'Silver Rain Tomorrow',
        'Sliver',
        'Silver Rain',
        'Golden Harbor',
        'Train',
        'Rain',
      ],
      'listed',
    );
    await gateway.services.db
      .insertInto('performers')
      .values({
        id: 'p-1',
        slug: 'soren-ostergard',
        name: 'Søren Østergård',
        sex: 'F',
        biography: '',
        birthplace: null,
        height_centimetres: null,
        active_since: null,
        hair: null,
        eyes: null,
        nationality: null,
      })
      .execute();
    await gateway.services.db
      .insertInto('performer_sites')
      .values({ performer_id: 'p-1', site_id: 'vixen', video_count: 1 })
      .execute();
    await gateway.services.db
      .insertInto('video_performers')
      .values({ video_id: 'listed-0', performer_id: 'p-1', position: 0 })
      .execute();
    await indexPerformers(gateway.services.db);
    await facetPerformers(gateway.services.db);
    await indexFilms(gateway.services.db);
  }, 120_000);

  it.each(TITLES)('by its title %s, and by %j', async (title, typed) => {
    expect((await titlesOf(title))[0]).toBe(title);
    for (const each of typed) expect(await titlesOf(each), each).toContain(title);
  });

  it('first by its whole title, although others have these words and are newer', async () => {
    expect(await titlesOf('silver rain')).toEqual(['Silver Rain', 'Silver Rain Tomorrow']);
  });

  it('after a typing error in a word of five letters, below what has the word itself', async () => {
    expect(await titlesOf('sliver')).toEqual(['Sliver', 'Silver Rain Tomorrow', 'Silver Rain']);
    expect(await find('goldn harbor')).toMatchObject({
      items: [{ title: 'Golden Harbor' }],
      didYouMean: 'golden harbor',
    });
    expect(await titlesOf('goldn harbr')).toEqual(['Golden Harbor']);
    // Four letters are what they are.
    expect(await titlesOf('rain')).not.toContain('Train');
    expect(await find('golden')).toMatchObject({ didYouMean: null });
  });

  it('by the names of its tags, below all that have the words otherwise, also after a typing error', async () => {
    const { db } = gateway.services;
    await publish(['Newest of All', 'Velvet Road', 'Old Velvet'], 'tagged');
    await db.insertInto('tags').values({ slug: 'velvet-rope', name: 'Velvet Rope' }).execute();
    await db.insertInto('video_tags').values({ video_id: 'tagged-0', tag_slug: 'velvet-rope' }).execute();
    await indexFilms(db);
    expect(await titlesOf('velvet')).toEqual(['Velvet Road', 'Old Velvet', 'Newest of All']);
    expect(await titlesOf('VELV')).toEqual(['Velvet Road', 'Old Velvet', 'Newest of All']);
    expect(await titlesOf('velvet newest')).toEqual(['Newest of All']);
    expect(await titlesOf('rope')).toEqual(['Newest of All']);
    expect(await titlesOf('velvte rope')).toEqual(['Newest of All']);
    expect(await titlesOf('silver rope')).toEqual([]);
  });

  it('rather by words with the first letter that was typed, although many others are as near', async () => {
    await publish(['Bight and Eight', 'Fight and Light', 'Might and Night', 'Weight'], 'near');
    const { items, didYouMean } = await find('wight');
    expect(items.map(({ title }) => title)).toContain('Weight');
    expect(didYouMean).toBe('weight');
  });

  it('in every language: by its titles there, however they are written and after a typing error', async () => {
    const { db } = gateway.services;
    await publish(['Long Hours', 'Quiet Orchard'], 'translated');
    const texts = [
      ['translated-0', 'de', 'Verspätete Stunden'],
      ['translated-1', 'es', 'El huerto silencioso'],
    ] as const;
    for (const [id, language, title] of texts) {
      const translations = JSON.stringify([{ language, title, description: '' }]);
      await db
        .updateTable('videos')
        .set({ translations: sql`${translations}::jsonb` })
        .where('id', '=', id)
        .execute();
    }
    await db
      .insertInto('categories')
      .values({
        slug: 'stormy',
        name: 'Stormy',
        translations: sql`${JSON.stringify([{ language: 'de', title: 'Stürmisch', description: '' }])}::jsonb`,
      })
      .execute();
    await db.insertInto('video_categories').values({ video_id: 'translated-0', category_slug: 'stormy' }).execute();
    await db.insertInto('tags').values({ slug: 'candles', name: 'Candlelight' }).execute();
    await db.insertInto('video_tags').values({ video_id: 'translated-1', tag_slug: 'candles' }).execute();
    await indexFilms(db);
    const found = [
      ['verspaetete stunden', 'Long Hours', null],
      ['verspatete', 'Long Hours', null],
      ['stuermisch', 'Long Hours', null],
      ['verspätte', 'Long Hours', 'verspätete'],
      ['verspaettete', 'Long Hours', 'verspätete'],
      ['stunden verspaetet', 'Long Hours', null],
      ['stuermich', 'Long Hours', 'stürmisch'],
      ['silencoso', 'Quiet Orchard', 'silencioso'],
      ['huetro', 'Quiet Orchard', 'huerto'],
      ['candlelihgt', 'Quiet Orchard', 'candlelight'],
    ] as const;
    for (const [typed, title, meant] of found) {
      expect(await find(typed), typed).toMatchObject({ items: [{ title }], didYouMean: meant });
    }
  });

  it('by who is in it and by names of people, however they are written', async () => {
    for (const typed of ['soren ostergard', 'Østergård', 'ostergard', 'ostergrad', 'oestergaard', 'Soeren']) {
      expect(await titlesOf(typed), typed).toContain('Open 24/7');
      const { data } = await gateway.graphql<{
        quickSearch: { performers: { slug: string }[] };
        performers: { items: { slug: string }[] };
      }>(
        `query ($typed: String!) {
          quickSearch(query: $typed) { performers { slug } }
          performers(input: { search: $typed }) { items { slug } }
        }`,
        { typed },
        { tenant: 'vixen' },
      );
      expect(data.quickSearch.performers, typed).toEqual([{ slug: 'soren-ostergard' }]);
      expect(data.performers.items, typed).toEqual([{ slug: 'soren-ostergard' }]);
    }
  });
});
