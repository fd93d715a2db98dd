import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../apps/vixen/tenant.ts';
import { jobsOf } from '@network/gateway/jobs/job.ts';
import { readStaffSdl } from '@network/gateway/staff-api/staff-schema.ts';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { modules } from '@network/gateway/modules/registry.ts';
import { startTestReceiver, type TestReceiver } from '@network/gateway/modules/platform/webhooks/testing/public.ts';
import { asStaff } from '@network/gateway/modules/content/content/testing/public.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const PAGE = read('../../docs/how-to/integrate.md');
const CLIP = new URL('discs-sand-918/p270.mp4', stockMedia.folders?.clips);
const EVERY_SCOPE = 'content:read,content:write,content:publish,media:write,webhooks:manage';

/** The shell blocks of a page, those to run and those to read. */
const blocks = (page: string, fence: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${fence}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text);

const folder = mkdtempSync(join(tmpdir(), 'integrate-'));
let gateway: TestGateway;
let address: string;
let receiver: TestReceiver;
beforeAll(async () => {
  const mediaStore = { kind: 'folder', folder: join(folder, 'media') } as const;
  gateway = await startTestGateway({ tenants: [vixen], config: { mediaStore } });
  address = await gateway.listen();
  receiver = await startTestReceiver();
});
afterAll(async () => {
  await receiver.close();
  await gateway.close();
  rmSync(folder, { recursive: true });
});

async function shell(script: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`, ...more },
  });
  return stdout;
}

const answerOf = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

it('the commands of the page for integrators create, publish, upload and list against a gateway, and its webhooks arrive', async () => {
  const { token } = await asStaff(gateway, 'robot@example.com', EVERY_SCOPE);
  cpSync(CLIP, join(folder, 'film.mp4'));
  const variables = {
    TOKEN: token,
    GATEWAY: address,
    RECEIVER: receiver.url,
  };
  const commands = blocks(PAGE, 'sh run');
  expect(commands).toHaveLength(9);
  await shell(commands.join('\n'), variables);

  expect(readFileSync(join(folder, 'staff.graphql'), 'utf8')).toBe(readStaffSdl(modules));
  expect(answerOf('published.json')).toMatchObject({
    data: { publishContent: { __typename: 'ContentSaved', item: { state: 'published', version: 2 } } },
  });
  const source = /x-media-source: [0-9a-f-]{36}/;
  const [named = ''] = source.exec(readFileSync(join(folder, 'uploaded.txt'), 'utf8')) ?? [];
  expect(named).toMatch(source);
  const offset = readFileSync(join(folder, 'offset.txt'), 'utf8').toLowerCase();
  expect(offset).toContain(`upload-offset: ${statSync(CLIP).size}`);
  expect(offset).toContain(named);
  expect(answerOf('list.json')).toMatchObject({ data: { contentList: [{ film: { slug: 'glass-harbor' } }] } });
  expect(answerOf('webhooks.json')).toMatchObject({ data: { webhooks: [{ url: receiver.url, disabledAt: null }] } });
  expect(answerOf('deleted.json')).toEqual({ data: { deleteWebhook: true } });
});

it('what is published is called about, with the signature that the page makes by hand', async () => {
  const { services } = gateway;
  const manager = await asStaff(gateway, 'hooks@example.com', EVERY_SCOPE);
  const { data } = await manager.call<{ createWebhook: { secret: string } }>(
    `mutation ($url: String!) { createWebhook(url: $url, types: ["content.published", "content.changed", "content.unpublished"]) {
      ... on WebhookCreated { secret } } }`,
    { url: receiver.url },
  );
  const created = await manager.save('tag', { slug: 'dusk', name: 'Dusk' });
  const key = { kind: 'tag', id: created.item?.id ?? '' };
  const types = '$kind: ContentKind!, $id: ID!, $expectedVersion: Int!';
  await manager.change('publishContent', { ...key, expectedVersion: 1 }, types);
  await manager.change('publishContent', { ...key, expectedVersion: 2 }, types);
  await manager.change('unpublishContent', { ...key, expectedVersion: 3 }, types);
  const job = jobsOf(modules).find(({ name }) => name === 'deliver-webhooks');
  expect(await job?.run(services, services.clock.now())).toMatchObject({ delivered: 3 });

  const bodies = receiver.calls.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });
  expect(bodies.map(({ type }) => type).toSorted()).toEqual([
    'content.changed',
    'content.published',
    'content.unpublished',
  ]);
  expect(bodies[0]?.data).toEqual({ kind: 'tag', ids: ['dusk'] });
  const [call] = receiver.calls;
  const [byHand = ''] = blocks(PAGE, 'sh');
  const made = await shell(byHand, {
    SECRET: data.createWebhook.secret,
    WEBHOOK_ID: call?.headers['webhook-id'] ?? '',
    WEBHOOK_TIMESTAMP: call?.headers['webhook-timestamp'] ?? '',
    BODY: call?.body ?? '',
  });
  expect(call?.headers['webhook-signature']).toBe(`v1,${made.trim()}`);
});

it('its addresses are nothing for a token without the scope, and no address of another scheme is taken', async () => {
  const editor = await asStaff(gateway, 'editor@example.com');
  const query = 'mutation { createWebhook(url: "http://example.com", types: ["content.published"]) { __typename } }';
  expect((await editor.call(query)).errors?.[0]?.message).toContain('webhooks:manage');
  const manager = await asStaff(gateway, 'strict@example.com', EVERY_SCOPE);
  const create = (url: string, type: string) =>
    manager.call(
      `mutation { createWebhook(url: "${url}", types: ["${type}"]) { ... on ContentInvalid { problems { path } } } }`,
    );
  expect((await create('file:///etc/passwd', 'content.published')).data).toEqual({
    createWebhook: { problems: [{ path: 'url' }] },
  });
  expect((await create('https://example.com', 'content.burned')).data).toEqual({
    createWebhook: { problems: [{ path: 'types' }] },
  });
  const none = await gateway.inject({ method: 'GET', url: '/staff/schema.graphql' });
  expect(none.statusCode).toBe(401);
});
