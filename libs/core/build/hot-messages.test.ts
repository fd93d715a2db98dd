import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type HotPayload, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hotMessages, withReplacement } from './hot-messages.ts';

const FILES = {
  'entry.ts': `import './screen.tsx'; import './routes.ts'; import './german.ts'; import './mail.tsx';`,
  'german.ts': `import * as home from './messages/de/home.ts'; export const german = { home };`,
  'routes.ts': `import { home } from './messages/home.ts'; export const head = () => home.title;`,
  'screen.tsx': `import { home } from './messages/home.ts'; export function Screen() { return home.title; }`,
  'mail.tsx': `import { mails } from './messages/mails.ts'; export function Mail() { return mails.subject; }`,
  'messages/mails.ts': `import { home } from './home.ts'; export const mails = { subject: home.title } as const;`,
  'messages/home.ts': `export const home = { title: 'Welcome', link: { label: 'More' } } as const;`,
  'messages/de/home.ts': `export const home = { title: 'Willkommen', link: { label: 'Mehr' } } as const;`,
};

let root: string;
let server: ViteDevServer;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hot-messages-')));
  mkdirSync(join(root, 'messages/de'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

async function serve(plugins: readonly Plugin[]): Promise<void> {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), ...plugins],
  });
}

function edit(name: keyof typeof FILES, from: string, to: string): void {
  const file = join(root, name);
  writeFileSync(file, FILES[name].replace(from, to));
  server.watcher.emit('change', file);
}

/** What the browser is sent when the texts change, after a page that loaded all of those files. */
async function sentAfterAnEdit(...edited: Parameters<typeof edit>): Promise<HotPayload> {
  const client = server.environments.client;
  for (const name of Object.keys(FILES)) await client.transformRequest(`/${name}`);
  const sent = new Promise<HotPayload>((resolve) => {
    client.hot.send = (payload: HotPayload | string) => {
      if (typeof payload === 'object' && payload.type !== 'custom') resolve(payload);
    };
  });
  edit(...edited);
  return sent;
}

const pathsOf = (payload: HotPayload): readonly string[] =>
  payload.type === 'update' ? payload.updates.map(({ path }) => path).toSorted() : [payload.type];

describe('an edited text', () => {
  it('is shown by the components that have it, also as a part of other texts, and does not load the page again', async () => {
    await serve([hotMessages(join(root, 'messages'))]);
    const payload = await sentAfterAnEdit('messages/home.ts', 'Welcome', 'Hello');
    expect(pathsOf(payload)).toEqual(['/mail.tsx', '/messages/home.ts', '/messages/mails.ts', '/screen.tsx']);
  });

  it('of another language is shown by the components that have the English one', async () => {
    await serve([hotMessages(join(root, 'messages'))]);
    const payload = await sentAfterAnEdit('messages/de/home.ts', 'Willkommen', 'Hallo');
    expect(pathsOf(payload)).toEqual(expect.arrayContaining(['/messages/de/home.ts', '/screen.tsx']));
  });

  it('loads the page again without it, as a module of texts is also read by what is no component', async () => {
    await serve([]);
    expect(pathsOf(await sentAfterAnEdit('messages/home.ts', 'Welcome', 'Hello'))).toEqual(['full-reload']);
  });

  it('is on the next page of the server, which evaluates nothing before', async () => {
    await serve([hotMessages(join(root, 'messages'))]);
    const environment = server.environments['ssr'];
    if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Expected a runnable environment');
    const title = async () => (await environment.runner.import<{ head: () => string }>(join(root, 'routes.ts'))).head();
    expect(await title()).toBe('Welcome');
    const evaluate = vi.spyOn(environment, 'fetchModule');
    await sentAfterAnEdit('messages/home.ts', 'Welcome', 'Hello');
    expect(evaluate).not.toHaveBeenCalled();
    expect(await title()).toBe('Hello');
  });
});

it('replaces texts in the objects of earlier versions, at any depth', () => {
  const data: { versions?: { home: { title: string; old?: string; link: { label: string } } }[] } = {};
  const run = (code: string): void => {
    const body = withReplacement(code).replaceAll('export const', 'const').replaceAll('import.meta.hot', 'hot');
    // oxlint-disable-next-line typescript/no-implied-eval -- the module as a browser runs it
    new Function('hot', body)({ data, accept: () => undefined });
  };
  run(`export const home = { title: 'Welcome', old: 'Gone', link: { label: 'More' } };`);
  const first = data.versions?.[0]?.home;
  const link = first?.link;
  run(`export const home = { title: 'Hi', link: { label: 'All' } };`);
  run(`export const home = { title: 'Hello', link: { label: 'All of it' } };`);
  expect(first).toEqual({ title: 'Hello', link: { label: 'All of it' } });
  expect(first?.link).toBe(link);
});
