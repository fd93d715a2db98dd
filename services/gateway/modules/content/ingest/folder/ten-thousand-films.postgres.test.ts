import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import { isWholeRun, rounds } from '@network/testing/effort.ts';
import vixen from '@network/vixen/tenant.ts';
import type { GatewayServices } from '../../../../services.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';
import { mediaOperation } from '../media-operation.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder } from '../testing/make-film.ts';

const FILMS = rounds(10_000);
/** Every tenth film has captions in five languages. */
const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt-BR'];
const SECONDS = 240;
/** What a run keeps beside the rows of its tables. */
const MOST_MEMORY = 400 * 2 ** 20;

let gateway: IngestGateway;
let [archive, tables] = ['', ''];
beforeAll(async () => {
  [archive, tables] = [await emptyFolder(), await emptyFolder()];
  gateway = await startIngestGateway({
    tenants: [vixen],
    config: { mediaPlaces: [{ name: 'archive', location: { kind: 'folder', folder: archive }, knownAs: null }] },
    parts: { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } },
  });
  const columns = [
    'slug,title,site,releasedAt,performers,chapters,mediaFile',
    ...LANGUAGES.map((each) => `captions:${each}`),
  ];
  const rows = [columns.join(',')];
  for (let number = 0; number < FILMS; number += 1) {
    const folder = `films/${number % 100}`;
    if (number < 100) await mkdir(join(archive, folder), { recursive: true });
    await writeFile(join(archive, folder, `${number}.mov`), 'film');
    const captions = LANGUAGES.map((each) => (number % 10 === 0 ? `${each}.vtt` : ''));
    rows.push(
      `harbor-${number},Film ${number},vixen,2026-01-01T00:00:00Z,nova-${number % 50},0 One|0:30 Two,archive:${folder}/${number}.mov,${captions.join(',')}`,
    );
  }
  const performers = Array.from({ length: 50 }, (_, index) => `nova-${index},Nova ${index},F`);
  await writeFile(join(tables, 'performers.csv'), ['slug,name,sex', ...performers].join('\n'));
  await writeFile(join(tables, 'films.csv'), rows.join('\n'));
  for (const each of LANGUAGES)
    await writeFile(join(tables, `${each}.vtt`), `WEBVTT\n\n00:01.000 --> 00:02.000\nA quay (${each})\n`);
}, 600_000);
afterAll(async () => {
  await gateway.close();
  for (const folder of [archive, tables]) await rm(folder, { recursive: true });
});

/** Runs the command and counts its statements. */
async function run(...more: readonly string[]) {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const services: GatewayServices = { ...gateway.services, db: gateway.services.db.withPlugin(counting) };
  const [memory, begun] = [process.memoryUsage.rss(), performance.now()];
  const { text } = await mediaOperation.run(services, ['import', tables, ...more]);
  const seconds = (performance.now() - begun) / 1_000;
  return { lines: text.split('\n'), statements, seconds, memory: process.memoryUsage.rss() - memory };
}

it(
  'imports ten thousand films that stay where they are in bounded time and memory, by sets of rows',
  { tags: ['long'], timeout: 1_200_000 },
  async () => {
    const captions = Math.ceil(FILMS / 10) * LANGUAGES.length;
    const created = FILMS + captions + 50;
    const dry = await run('--dry-run');
    expect(dry.lines).toEqual([
      `Nothing was written. It would be: ${created} created, 0 changed, 0 unchanged, 0 refused.`,
    ]);
    const first = await run();
    expect(first.lines).toEqual([
      `${created} created, 0 changed, 0 unchanged, 0 refused.`,
      `Files of films that were sent: ${FILMS}.`,
      `Films that wait for their media: ${FILMS}. Run this again once they are prepared.`,
    ]);
    const { count } = await gateway.services.db
      .selectFrom('media_steps')
      .innerJoin('media_sources', 'media_sources.id', 'media_steps.source_id')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('media_steps.name', '=', 'probe')
      .where('store_key', 'like', '@archive/films/%')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(FILMS);
    const second = await run();
    expect(second.lines[0]).toBe(`0 created, 0 changed, ${created} unchanged, 0 refused.`);
    for (const [name, { statements, seconds, memory }] of Object.entries({ dry, first, second })) {
      if (isWholeRun()) {
        const figures = [`${seconds.toFixed(1)} s`, `${statements} statements`, `${Math.round(memory / 2 ** 20)} MB`];
        process.stdout.write(`${name}: ${created} rows in ${figures.join(', ')}, load ${loadavg()[0]?.toFixed(0)}\n`);
      }
      // About a hundred for each 500 rows, whatever is in them, and some for the run.
      expect(statements, name).toBeLessThan(200 + ((created + FILMS) / 500) * 100);
      expect(seconds, name).toBeLessThan(SECONDS);
      expect(memory, name).toBeLessThan(MOST_MEMORY);
    }
  },
);
