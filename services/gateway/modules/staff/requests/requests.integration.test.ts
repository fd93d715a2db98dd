import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { REQUEST_FORMS } from '@network/validation/requests/request-forms.ts';
import { runJob } from '../../../jobs/run-job.ts';
import { tidyRequestFiles } from './tidy-files.ts';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(60, 1)]);
const CASE_NUMBER = /^[CSR]-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

const casting = {
  name: 'Ada Sample',
  email: 'Ada@Example.com',
  birthDate: '1999-04-01',
  country: 'Portugal',
  about: 'A dancer who would like to be in films.',
  adult: 'yes',
  storage: 'yes',
};
const support = { email: 'ada@example.com', topic: 'payment', message: 'A charge that I don’t know.' };
const removal = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  relation: 'shown',
  content: 'https://www.vixen.example/videos/some-slug',
  statement: 'I am shown in it and did not agree to it.',
  truthful: 'yes',
};

let gateway: TestGateway;
let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'network-requests-'));
  gateway = await startTestGateway({ tenants: [vixen], config: { dataDir } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly outcome: string;
  readonly caseNumber?: string;
  readonly dueAt?: string | null;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

async function send(kind: string, body: Response, address: string, tenant?: string) {
  const response = await gateway.inject({
    method: 'POST',
    url: `/brand/requests/${kind}`,
    headers: {
      ...gateway.headersFor({ area: 'tour', ...(tenant === undefined ? {} : { tenant }) }),
      'x-client-address': address,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, answer: response.json<Answer>() };
}

const plain = (kind: string, fields: Record<string, string>, address: string) =>
  send(kind, new Response(new URLSearchParams(fields)), address, 'vixen');

function withFiles(fields: Record<string, string>, files: readonly { bytes: Buffer; name: string; type?: string }[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name, type = 'image/jpeg' } of files) {
    form.append('pictures', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return new Response(form);
}

const apply = (files: Parameters<typeof withFiles>[1], address: string, fields: Record<string, string> = casting) =>
  send('casting', withFiles(fields, files), address, 'vixen');

const requestOf = (caseNumber: string | undefined) =>
  gateway.services.db
    .selectFrom('public_requests')
    .selectAll()
    .where('case_number', '=', caseNumber ?? '')
    .executeTakeFirstOrThrow();
const mailsTo = (recipient: string) =>
  gateway.services.db.selectFrom('mails').select(['kind', 'content']).where('recipient', '=', recipient).execute();
const requestRows = () => gateway.services.db.selectFrom('public_requests').select('id').orderBy('id').execute();
const incoming = () => readdirSync(join(dataDir, 'requests', 'incoming'));

describe('R17 a removal request', () => {
  it('R17 is stored for anyone, with a case number and a deadline of 48 hours, and mailed to both sides', async () => {
    const { status, answer } = await plain('removal', removal, '203.0.113.1');
    expect(status).toBe(200);
    expect(answer.outcome).toBe('received');
    expect(answer.caseNumber).toMatch(CASE_NUMBER);
    expect(answer.dueAt).toBe('2026-03-04T12:00:00.000Z');
    const stored = await requestOf(answer.caseNumber);
    expect(stored).toMatchObject({ kind: 'removal', tenant_id: 'vixen', fields: removal, closed_at: null });
    const [mail] = await mailsTo('removal@vixen.example');
    expect(mail).toMatchObject({ kind: 'removalRequest', content: { replyTo: 'ada@example.com' } });
    expect(JSON.stringify(mail?.content)).toContain(answer.caseNumber);
    expect(JSON.stringify(mail?.content)).toContain(removal.content);
    const own = await mailsTo('ada@example.com');
    expect(own).toMatchObject([{ kind: 'removalReceived', content: { replyTo: 'removal@vixen.example' } }]);
    expect(JSON.stringify(own[0]?.content)).toContain('2026-03-04 12:00 UTC');
  });

  it('R17 sent twice is one request with one case number, and no second mail', async () => {
    const fields = { ...removal, statement: 'The same words sent two times over.' };
    const [first, second] = await Promise.all([
      plain('removal', fields, '203.0.113.2'),
      plain('removal', fields, '203.0.113.2'),
    ]);
    expect(first.answer.caseNumber).toBe(second.answer.caseNumber);
    const mails = await mailsTo('removal@vixen.example');
    expect(mails.filter(({ content }) => JSON.stringify(content).includes('two times over'))).toHaveLength(1);
  });
});

describe('R58 a message to support', () => {
  it('R58 is stored and mailed with its case number', async () => {
    const { answer } = await plain('support', { ...support, email: 'bob@example.com' }, '203.0.113.3');
    expect(answer).toMatchObject({ outcome: 'received', dueAt: null });
    expect(JSON.stringify(await mailsTo('support@vixen.example'))).toContain('A payment');
    expect((await mailsTo('bob@example.com')).map(({ kind }) => kind)).toEqual(['requestReceived']);
  });

  it('R58 comes back with every field that is wrong, and all that was typed', async () => {
    const typed = { email: 'nobody', topic: 'gossip', message: 'short' };
    const { answer } = await plain('support', { ...typed, role: 'admin' }, '203.0.113.3');
    expect(answer).toEqual({
      outcome: 'refused',
      errors: { email: 'invalidEmail', topic: 'invalidChoice', message: 'tooShort' },
      values: typed,
    });
  });

  it('R58 is limited for each address, and for no other one', async () => {
    const post = (index: number, address: string) =>
      plain('support', { ...support, message: `Message number ${index} of many.` }, address);
    for (let index = 0; index < BUDGETS.castingForms.address.times; index += 1) {
      expect((await post(index, '203.0.113.4')).answer.outcome).toBe('received');
    }
    const over = (await post(99, '203.0.113.4')).answer;
    expect(over).toMatchObject({ outcome: 'limited', retryAfterSeconds: 3600 });
    expect(over.values?.['message']).toBe('Message number 99 of many.');
    expect((await post(99, '203.0.113.5')).answer.outcome).toBe('received');
  });

  it.each([
    ['no brand', undefined, 404],
    ['a brand that is not registered', 'tushy', 503],
  ])('R58 is taken from a brand server alone, not from %s', async (_, tenant, expected) => {
    const { status } = await send('support', new Response(new URLSearchParams(support)), '203.0.113.6', tenant);
    expect(status).toBe(expected);
  });
});

describe('R16 an application for casting', () => {
  it('R16 keeps its pictures in the data folder, for the gateway alone, and mails casting', async () => {
    const files = [
      { bytes: JPEG, name: '../../../etc/passwd.jpg' },
      { bytes: PNG, name: 'two.png', type: 'image/png' },
    ];
    const { answer } = await apply(files, '203.0.113.7');
    expect(answer.outcome).toBe('received');
    const { id } = await requestOf(answer.caseNumber);
    const rows = await gateway.services.db
      .selectFrom('public_request_files')
      .selectAll()
      .where('request_id', '=', id)
      .orderBy('media_type')
      .execute();
    expect(rows.map(({ media_type, size }) => [media_type, size])).toEqual([
      ['image/jpeg', JPEG.length],
      ['image/png', PNG.length],
    ]);
    const folder = join(dataDir, 'requests', id);
    expect(readdirSync(folder).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
    expect(readFileSync(join(folder, rows[0]?.id ?? ''))).toEqual(JPEG);
    expect(statSync(join(folder, rows[0]?.id ?? '')).mode & 0o077).toBe(0);
    expect(incoming()).toEqual([]);
    const [mail] = await mailsTo('casting@vixen.example');
    expect(mail?.kind).toBe('castingApplication');
    expect(JSON.stringify(mail?.content)).toContain(answer.caseNumber);
  });

  it.each([
    ['no picture', [], 'picturesMissing'],
    ['an empty file field', [{ bytes: Buffer.alloc(0), name: '' }], 'picturesMissing'],
    [
      'a page that says it is a picture',
      [{ bytes: Buffer.from('<html><script>x</script></html>'), name: 'a.jpg' }],
      'pictureType',
    ],
    ['an SVG', [{ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'a.png' }], 'pictureType'],
    [
      'too large a picture',
      [{ bytes: Buffer.concat([JPEG, Buffer.alloc(REQUEST_FORMS.casting.pictures.maxBytes)]), name: 'a.jpg' }],
      'pictureTooLarge',
    ],
    [
      'far more of a picture than a body may have',
      [{ bytes: Buffer.concat([JPEG, Buffer.alloc(8 * REQUEST_FORMS.casting.pictures.maxBytes)]), name: 'a.jpg' }],
      'pictureTooLarge',
    ],
    ['too many', Array.from({ length: 5 }, (_, index) => ({ bytes: JPEG, name: `${index}.jpg` })), 'tooManyPictures'],
    ['far too many', Array.from({ length: 20 }, (_, i) => ({ bytes: JPEG, name: `${i}.jpg` })), 'tooManyPictures'],
  ])('R16 refuses %s and keeps nothing of it', async (_case, files, error) => {
    const before = readdirSync(join(dataDir, 'requests')).length;
    const rowsBefore = await requestRows();
    const { answer } = await apply(files, '203.0.113.8');
    expect(answer).toMatchObject({ outcome: 'refused', errors: { pictures: error }, values: { about: casting.about } });
    expect(incoming()).toEqual([]);
    expect(readdirSync(join(dataDir, 'requests'))).toHaveLength(before);
    expect(await requestRows()).toEqual(rowsBefore);
  });

  it.each([
    ['parts that never end', '; boundary=x', '--x\r\ncontent-disposition: form-data; name="about"\r\n\r\nWords'],
    ['parts without a boundary', '', 'abc'],
    ['no parts', '; boundary=x', 'abc'],
  ])('R16 answers %s that this is no form', async (_case, parameter, text) => {
    const body = new Response(text, { headers: { 'content-type': `multipart/form-data${parameter}` } });
    expect((await send('casting', body, '203.0.113.9', 'vixen')).status).toBe(400);
    expect(incoming()).toEqual([]);
  });

  it('R16 is for adults only', async () => {
    const rowsBefore = await requestRows();
    const { answer } = await apply([{ bytes: JPEG, name: 'a.jpg' }], '203.0.113.8', {
      ...casting,
      birthDate: '2009-01-01',
    });
    expect(answer.errors).toEqual({ birthDate: 'tooYoung' });
    expect(incoming()).toEqual([]);
    expect(await requestRows()).toEqual(rowsBefore);
  });
});

describe('pictures that a killed gateway left behind', () => {
  it('are attached to their request, or deleted when they have none; uploads in progress stay', async () => {
    const { db, clock } = gateway.services;
    const [request, file] = [crypto.randomUUID(), crypto.randomUUID()];
    await db
      .insertInto('public_requests')
      .values({
        id: request,
        case_number: 'C-00000-00000',
        kind: 'casting',
        tenant_id: 'vixen',
        fields: JSON.stringify({}),
        fingerprint: request,
        received_at: clock.now(),
        due_at: null,
        closed_at: null,
      })
      .execute();
    await db
      .insertInto('public_request_files')
      .values({ id: file, request_id: request, media_type: 'image/jpeg', size: 1, sha256: '0' })
      .execute();
    const root = join(dataDir, 'requests');
    const old = new Date(clock.now().getTime() - 2 * 3_600_000);
    const leave = (path: string, at: Date): void => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), 'x');
      utimesSync(join(root, path), at, at);
    };
    leave(`incoming/${file}`, old);
    leave('incoming/of-nobody', old);
    leave('incoming/on-its-way', clock.now());
    leave('of-a-deleted-request/picture', old);
    utimesSync(join(root, 'of-a-deleted-request'), old, old);
    const tidy = () => runJob(gateway.services, tidyRequestFiles, new Date('2099-01-01T00:00:00Z'));
    expect(await tidy()).toEqual({ retained: 1, deleted: 2 });
    expect(readdirSync(join(root, 'incoming'))).toEqual(['on-its-way']);
    expect(existsSync(join(root, request, file))).toBe(true);
    expect(existsSync(join(root, 'of-a-deleted-request'))).toBe(false);
    expect(await tidy()).toEqual({ retained: 0, deleted: 0 });
  });
});
