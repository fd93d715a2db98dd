import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hotMessages, withReplacement } from './hot-messages.ts';

const FILES = {
  'entry.ts': `import './screen.tsx'; import './routes.ts';`,
  'routes.ts': `import { home } from './messages/home.ts'; export const head = () => home.title;`,
  'screen.tsx': `import { home } from './messages/home.ts'; export function Screen() { return home.title; }`,
  'messages/home.ts': `export const home = { title: 'Welcome', link: { label: 'More' } } as const;`,
};

let root: string;
let server: ViteDevServer;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hot-messages-')));
  mkdirSync(join(root, 'messages'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** What the browser is sent when the texts change, after a page that loaded all of those files. */
async function sentAfterAnEdit(plugins: ReturnType<typeof hotMessages>[]): Promise<HotPayload> {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), ...plugins],
  });
  const client = server.environments.client;
  for (const name of Object.keys(FILES)) await client.transformRequest(`/${name}`);
  const sent = new Promise<HotPayload>((resolve) => {
    client.hot.send = (payload: HotPayload | string) => {
      if (typeof payload === 'object' && payload.type !== 'custom') resolve(payload);
    };
  });
  const file = join(root, 'messages/home.ts');
  writeFileSync(file, FILES['messages/home.ts'].replace('Welcome', 'Hello'));
  server.watcher.emit('change', file);
  return sent;
}

it('renders the components that show an edited text, and does not reload the page', async () => {
  const payload = await sentAfterAnEdit([hotMessages(join(root, 'messages'))]);
  expect(payload.type).toBe('update');
  const paths = payload.type === 'update' ? payload.updates.map(({ path }) => path) : [];
  expect(paths.toSorted()).toEqual(['/messages/home.ts', '/screen.tsx']);
});

it('reloads the page without it, as a module of texts is also read by what is no component', async () => {
  expect((await sentAfterAnEdit([])).type).toBe('full-reload');
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
