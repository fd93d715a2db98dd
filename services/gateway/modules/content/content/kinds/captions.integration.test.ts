import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../../people/identity/testing/public.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import { contentOperation } from '../transfer/content-operation.ts';

const FILM = 'vxn-3';
const TOKEN = `query ($id: ID!) { getToken(videoId: $id, device: DESKTOP) { __typename ... on VideoToken {
  p270 { cdn } captions { language label src } } } }`;
const GERMAN = 'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Nova>Guten Abend.</v>\n';

interface Track {
  readonly language: string;
  readonly label: string;
  readonly src: string;
}

const folder = mkdtempSync(join(tmpdir(), 'captions-'));
let gateway: TestGateway;
let staff: StaffCalls;
let slug: string;
let member: TestCaller;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: true, tenants: [vixen] });
  staff = await asStaff(gateway, 'ed@demo.example');
  member = await demonstrationCaller(gateway.services, 'member', vixen);
  const { db } = gateway.services;
  slug = (await db.selectFrom('videos').select('slug').where('id', '=', FILM).executeTakeFirstOrThrow()).slug;
}, 120_000);
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const create = (input: object) => staff.save('caption', input);
const change = (field: string, id: string, expectedVersion: number) =>
  staff.change(field, { kind: 'caption', id, expectedVersion }, KEY);

async function tracksOf(caller: TestCaller = member): Promise<readonly Track[]> {
  const { data } = await gateway.graphql<{ getToken: { captions?: readonly Track[] } }>(TOKEN, { id: FILM }, caller);
  return data.getToken.captions ?? [];
}

const get = (url: string, caller: TestCaller = member, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { ...gateway.headersFor(caller), ...headers } });

async function importing(captions: readonly object[], ...more: string[]): Promise<string> {
  const path = join(folder, 'captions.json');
  writeFileSync(path, JSON.stringify({ format: 1, captions }));
  return (await contentOperation.run(gateway.services, ['import', path, ...more])).text;
}

describe('captions', () => {
  it('are offered from their publication on, under a signed address of their language', async () => {
    const before = await tracksOf();
    const input = { slug: 'evening-de', film: slug, language: 'de', text: GERMAN.replaceAll('\n', '\r\n') };
    expect(await create(input)).toMatchObject({ item: { id: 'evening-de', state: 'draft' } });
    expect(await tracksOf()).toEqual(before.map((track) => ({ ...track, src: expect.any(String) })));
    await change('publishContent', 'evening-de', 1);

    const tracks = await tracksOf();
    expect(tracks).toHaveLength(before.length + 1);
    expect(tracks[0]).toEqual({
      language: 'de',
      label: 'Deutsch',
      src: expect.stringMatching(/^\/media\/v\/.+\/de\.vtt$/),
    });
    const answer = await get(tracks[0]?.src ?? '');
    expect([answer.statusCode, answer.body]).toEqual([200, GERMAN]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-length': String(Buffer.byteLength(GERMAN)),
    });
    const again = await get(tracks[0]?.src ?? '', member, { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
    const { db } = gateway.services;
    const latest = await db
      .selectFrom('publications')
      .select(['kind', 'entity_ids'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(latest).toEqual({ kind: 'caption', entity_ids: ['evening-de'] });
  });

  it('are nobody else’s: not of another member, a visitor, another language, or by an address of the film', async () => {
    const src = (await tracksOf())[0]?.src ?? '';
    const other = await demonstrationCaller(gateway.services, 'silver', vixen);
    expect((await get(src, other)).statusCode).toBe(403);
    expect((await gateway.inject({ url: src })).statusCode).toBe(403);
    for (const name of ['fr.vtt', 'de.VTT', '../de.vtt', 'de', 'de.vtt/x']) {
      expect((await get(src.replace(/de\.vtt$/, name))).statusCode, name).toBeGreaterThanOrEqual(403);
    }
    const { data } = await gateway.graphql<{ getToken: { p270: { cdn: string } } }>(TOKEN, { id: FILM }, member);
    expect((await get(data.getToken.p270.cdn.replace('video.mp4', 'de.vtt'))).statusCode).toBe(404);
    expect(await tracksOf({ tenant: 'vixen', area: 'tour' })).toEqual([]);
  });

  it('take the place of those of the demonstration in their language', async () => {
    await create({ slug: 'evening-en', film: slug, language: 'en', label: 'English (CC)', text: GERMAN });
    await change('publishContent', 'evening-en', 1);
    const english = (await tracksOf()).filter(({ language }) => language === 'en');
    expect(english.map(({ label }) => label)).toEqual(['English (CC)']);
    expect((await get(english[0]?.src ?? '')).body).toBe(GERMAN);
  });

  it('change with their next version, and are gone once they are taken back', async () => {
    const input = { slug: 'evening-de', film: slug, language: 'de', text: GERMAN.replace('Abend', 'Morgen') };
    await staff.save('caption', input, { id: 'evening-de', version: 2 });
    await change('publishContent', 'evening-de', 3);
    const src = (await tracksOf())[0]?.src ?? '';
    expect((await get(src)).body).toContain('Guten Morgen.');
    await change('unpublishContent', 'evening-de', 4);
    expect((await tracksOf()).some(({ language }) => language === 'de')).toBe(false);
    expect((await get(src)).statusCode).toBe(404);
  });

  it('are refused with the line that is wrong, the language that is none, and the film that is not there', async () => {
    const input = { slug: 'wrong', film: slug, language: 'de', text: GERMAN };
    expect(await create({ ...input, text: GERMAN.replace('00:03', '00:00') })).toMatchObject({
      problems: [{ path: 'text', message: 'line 3: expected an end after 00:00:01.000' }],
    });
    expect(await create({ ...input, language: 'german' })).toMatchObject({
      problems: [{ path: 'language', message: 'expected a language of BCP 47, such as en or pt-BR' }],
    });
    await create({ ...input, film: 'no-film' });
    expect(await change('publishContent', 'wrong', 1)).toMatchObject({
      problems: [{ path: 'film', message: 'no film "no-film" is published' }],
    });
    await create({ ...input, slug: 'second-en', language: 'en' });
    expect(await change('publishContent', 'second-en', 1)).toMatchObject({
      problems: [{ path: 'language', message: 'the caption "evening-en" has it' }],
    });
  });
});

describe('captions as they are found', () => {
  const WARNED = `mutation ($input: CaptionInput!) { result: saveContent(input: { caption: $input }) {
    ... on ContentSaved { item { warnings { path message } caption { text } } } ... on ContentInvalid { problems { path message } } } }`;
  const saved = async (input: object) => {
    const { data } = await staff.call<{ result: { item: unknown } }>(WARNED, { input });
    return data.result.item;
  };

  it('are converted from SubRip, and may overlap', async () => {
    const text = '1\n00:00:01,000 --> 00:00:03,000\nGuten Abend.\n\n2\n00:00:02,000 --> 00:00:04,000\nHallo.\n';
    const written = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nGuten Abend.\n\n00:00:02.000 --> 00:00:04.000\nHallo.\n';
    expect(await saved({ slug: 'found-da', film: slug, language: 'da', text })).toEqual({
      warnings: [],
      caption: { text: written },
    });
  });

  it('warn of a caption after the end of the film, and are published all the same', async () => {
    const { db } = gateway.services;
    const { run_length_seconds: seconds } = await db
      .selectFrom('videos')
      .select('run_length_seconds')
      .where('id', '=', FILM)
      .executeTakeFirstOrThrow();
    const late = `${GERMAN}\n${stamp(seconds - 1)} --> ${stamp(seconds + 5)}\nEnde.\n`;
    expect(await saved({ slug: 'found-no', film: slug, language: 'no', text: late })).toEqual({
      warnings: [{ path: 'text', message: `line 6: expected an end within the film, which ends at ${stamp(seconds)}` }],
      caption: { text: late },
    });
    expect(await change('publishContent', 'found-no', 1)).toMatchObject({ item: { state: 'published' } });
    expect(await saved({ slug: 'found-fi', film: 'no-film', language: 'fi', text: late })).toMatchObject({
      warnings: [],
    });
  });
});

const stamp = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(11, 23);

describe('captions in a file', () => {
  const row = (language: string) => ({ slug: `morning-${language.toLowerCase()}`, film: slug, language, text: GERMAN });

  it('are imported with their languages, and the same file twice changes nothing', async () => {
    const rows = [row('fr'), row('pt-BR')];
    expect(await importing(rows, '--dry-run')).toContain('2 created, 0 changed, 0 unchanged, 0 refused.');
    expect((await tracksOf()).map(({ language }) => language)).not.toContain('fr');
    expect(await importing(rows)).toBe('2 created, 0 changed, 0 unchanged, 0 refused.');
    expect((await tracksOf()).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Français', 'Português (Brasil)']),
    );
    expect(await importing(rows)).toBe('0 created, 0 changed, 2 unchanged, 0 refused.');
  });

  it('are refused row by row', async () => {
    const text = await importing([{ ...row('it'), text: 'no captions' }, { ...row('nl'), film: 'lost' }, row('sv')]);
    expect(text.split('\n')).toEqual([
      '1 created, 0 changed, 0 unchanged, 2 refused.',
      expect.stringMatching(/^captions\.json captions\[0\] text: line 1: expected WEBVTT/),
      'captions.json captions[1] film: no film "lost" is published',
    ]);
  });
});
