import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../limits/testing/clear-limits.ts';
import { requestFolders } from './request-files.ts';

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);
const ADDRESS = '203.0.113.20';
const FIVE = BUDGETS.castingForms.address.times;
const casting = {
  name: 'Ada Sample',
  email: 'ada@example.com',
  birthDate: '1999-04-01',
  country: 'Portugal',
  about: 'A dancer who would like to be in films.',
  adult: 'yes',
  storage: 'yes',
};
const support = { email: 'ada@example.com', topic: 'payment', message: 'A charge that I don’t know.' };

let gateway: TestGateway;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'network-form-budgets-'));
  gateway = await startTestGateway({ tenants: [vixen], config: { dataDir } });
});
beforeEach(() => clearLimits(gateway.services.db));
afterAll(async () => {
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly outcome: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

async function send(kind: string, body: Response, address: string): Promise<Answer> {
  const answer = await gateway.inject({
    method: 'POST',
    url: `/brand/requests/${kind}`,
    headers: {
      ...gateway.headersFor({ area: 'tour', tenant: 'vixen' }),
      'x-client-address': address,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.json<Answer>();
}

/** An application with a picture; each number is one of its own. */
function apply(number: number, more: Partial<typeof casting> = {}, address = ADDRESS): Promise<Answer> {
  const form = new FormData();
  const fields = { ...casting, about: `${casting.about} This is number ${number}.`, ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('pictures', new Blob([new Uint8Array(JPEG)], { type: 'image/jpeg' }), 'me.jpg');
  return send('casting', new Response(form), address);
}
const ask = (fields: Partial<typeof support>, address = ADDRESS) =>
  send('support', new Response(new URLSearchParams({ ...support, ...fields })), address);

describe('a form beyond its budget', () => {
  it('R16 puts no picture on the disk, and comes back with what was typed', async () => {
    const { root, incoming } = requestFolders(dataDir);
    for (let number = 0; number < FIVE; number += 1) expect((await apply(number)).outcome).toBe('received');
    // It is made again by the first picture that is written.
    rmSync(incoming, { recursive: true });
    const stored = readdirSync(root);
    const over = await apply(FIVE);
    expect(over).toMatchObject({ outcome: 'limited', retryAfterSeconds: 3_600, values: { name: casting.name } });
    expect(existsSync(incoming)).toBe(false);
    expect(readdirSync(root)).toEqual(stored);
    expect((await apply(FIVE, {}, '203.0.113.21')).outcome).toBe('received');
  });

  it('R16 is not taken either where many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 3 * FIVE }, (_, number) => apply(100 + number)));
    expect(answers.filter(({ outcome }) => outcome === 'received')).toHaveLength(FIVE);
    expect(answers.filter(({ outcome }) => outcome === 'limited')).toHaveLength(2 * FIVE);
    expect(readdirSync(requestFolders(dataDir).incoming)).toEqual([]);
  });
});

describe('a form with errors', () => {
  it('R16 R58 uses nothing up of those that are taken', async () => {
    for (let number = 0; number < 2 * FIVE; number += 1) {
      expect((await apply(number, { birthDate: '2009-01-01' })).outcome).toBe('refused');
    }
    for (let number = 0; number < FIVE; number += 1) {
      expect((await apply(200 + number)).outcome).toBe('received');
    }
    expect((await apply(300)).outcome).toBe('limited');
  });

  it('R16 R58 is counted as well: after a hundred no form of the address is taken for an hour', async () => {
    const times = BUDGETS.refusedForms.address.times;
    for (let number = 0; number < times; number += 1) expect((await ask({ message: 'x' })).outcome).toBe('refused');
    expect(await ask({})).toMatchObject({ outcome: 'limited', retryAfterSeconds: 3_600, values: support });
    expect((await apply(400)).outcome).toBe('limited');
    expect((await ask({}, '203.0.113.21')).outcome).toBe('received');
  });

  it('R16 that breaks off is counted as one, and not as one that is taken', async () => {
    const broken = () =>
      send(
        'casting',
        new Response('--x\r\ncontent-disposition: form-data; name="about"\r\n\r\nWords', {
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        }),
        ADDRESS,
      );
    for (let number = 0; number < FIVE; number += 1) await broken();
    expect((await apply(500)).outcome).toBe('received');
    for (let number = FIVE; number < BUDGETS.refusedForms.address.times; number += 1) await broken();
    expect((await apply(501)).outcome).toBe('limited');
  });
});
