import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type HotPayload, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { ownWords } from '@network/tenant/brand-words.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { editedTenant, type TellEdit } from './edited-tenant.ts';

const withReels = (reels: boolean): Tenant => ({ ...vixen, features: { ...vixen.features, reels } });
const first = withReels(false);
const saying = (tagline: string): Tenant => ({ ...first, copy: { ...first.copy, tagline } });
const sourceOf = (tenant: unknown): string => `export default ${JSON.stringify(tenant)};`;

const wordsOf = (tagline: string): string => {
  const words = ownWords(first);
  return `export default ${JSON.stringify({ ...words, copy: { ...words.copy, tagline } })};`;
};

const FILES = {
  'entry-client.tsx': `import './tenant.ts'; import './feature.ts';`,
  'entry-server.ts': `
    import tenant from './tenant.ts';
    import { hasReels } from './feature.ts';
    import './shared.ts';
    export const page = () => ({ says: tenant.copy.tagline, hasReels });`,
  // Some modules of pages import each other.
  'feature.ts': `import './other-feature.ts'; export const hasReels = import.meta.env.BUILT_FLAG_reels !== false;`,
  'other-feature.ts': `import './feature.ts';`,
  'shared.ts': `globalThis.sharedWasEvaluated();`,
  'tenant.ts': sourceOf(first),
  'words/de.ts': wordsOf('Auf der Seite'),
  'theme.css': `[data-brand='vixen'] { --palette-accent: #ff0000; --card-ratio: 16 / 9; }`,
  'assets/wordmark.svg': '<svg/>',
};

const tell = vi.fn<TellEdit>();
const sharedWasEvaluated = vi.fn<() => void>();
let root: string;
let server: ViteDevServer;
beforeEach(async () => {
  vi.stubGlobal('sharedWasEvaluated', sharedWasEvaluated.mockReset());
  vi.stubGlobal('builtFlags', undefined);
  tell.mockReset();
  root = realpathSync(mkdtempSync(join(tmpdir(), 'edited-tenant-')));
  for (const folder of ['assets', 'words']) mkdirSync(join(root, folder));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    publicDir: join(root, 'assets'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [editedTenant(root, first, tell), withoutBareImports()],
  });
  for (const name of ['entry-client.tsx', 'tenant.ts', 'feature.ts', 'theme.css']) {
    await server.environments.client.transformRequest(`/${name}`);
  }
  await serverPage();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});

/** The folder of the test has no packages. */
function withoutBareImports() {
  return { name: 'packages', resolveId: (id: string) => (id.startsWith('@network/') ? { id, external: true } : null) };
}

async function serverPage(): Promise<unknown> {
  const environment = server.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Expected a runnable environment');
  await environment.runner.import(join(root, 'tenant.ts'));
  const entry = await environment.runner.import<{ page: () => unknown }>(join(root, 'entry-server.ts'));
  return entry.page();
}

/** What the browser is sent when a file changes: the kind, and what is replaced. */
async function sentAfter(name: keyof typeof FILES, text: string): Promise<readonly string[]> {
  const { client } = server.environments;
  const sent = new Promise<HotPayload>((resolve) => {
    client.hot.send = (payload: HotPayload | string) => {
      if (typeof payload === 'object' && payload.type !== 'custom') resolve(payload);
    };
  });
  writeFileSync(join(root, name), text);
  server.watcher.emit('change', join(root, name));
  const payload = await sent;
  return [payload.type, ...(payload.type === 'update' ? payload.updates.map(({ path }) => path).toSorted() : [])];
}

describe('an edit of tenant.ts', () => {
  it('is replaced on the open page and is on the next page of the server, which evaluates nothing else', async () => {
    expect(await sentAfter('tenant.ts', sourceOf(saying('Come closer')))).toEqual(['update', '/tenant.ts']);
    expect(await serverPage()).toMatchObject({ says: 'Come closer' });
    expect(sharedWasEvaluated).toHaveBeenCalledOnce();
    expect(tell.mock.lastCall?.[0]).toMatchObject({ copy: { tagline: 'Come closer' }, theme: { wordmark: '<svg/>' } });
  });

  it('that switches a flag loads the page again, whose server has the code of the flag then', async () => {
    expect(await sentAfter('tenant.ts', sourceOf(withReels(true)))).toEqual(['full-reload']);
    expect(await serverPage()).toMatchObject({ hasReels: true });
    const sent = await server.environments.client.transformRequest('/tenant.ts');
    expect(sent?.code).toMatch(/"reels":\s*true/);
    expect(tell.mock.lastCall?.[0].features.reels).toBe(true);
  });

  it('with a mistake is shown as one, and the tenant stays as it was until it is mended', async () => {
    expect(await sentAfter('tenant.ts', sourceOf({ ...first, sites: [] }))).toEqual(['error']);
    expect(await serverPage()).toMatchObject({ says: first.copy.tagline });
    expect(tell).not.toHaveBeenCalled();
    expect(await sentAfter('tenant.ts', sourceOf(saying('Mended')))).toEqual(['update', '/tenant.ts']);
    expect(await serverPage()).toMatchObject({ says: 'Mended' });
  });

  it('is read when the editor has written it, which empties the file before', async () => {
    const file = join(root, 'tenant.ts');
    writeFileSync(file, '');
    const [plugin] = server.config.plugins.filter(({ name }) => name === 'edited-tenant');
    const hotUpdate = plugin?.hotUpdate as (this: object, change: object) => Promise<unknown>;
    const text = sourceOf(saying('Written'));
    const read = async (): Promise<string> => {
      writeFileSync(file, text);
      return text;
    };
    const change = { type: 'update', file, timestamp: 1, modules: [], read, server };
    await hotUpdate.call({ environment: server.environments.client }, change);
    expect(tell.mock.lastCall?.[0].copy.tagline).toBe('Written');
  });
});

describe('an edit of words/de.ts', () => {
  it('is replaced on the open page, whatever its language is', async () => {
    expect(await sentAfter('words/de.ts', wordsOf('Komm näher'))).toEqual(['update', '/tenant.ts']);
    expect(tell.mock.lastCall?.[0].words['de']?.copy.tagline).toBe('Komm näher');
    expect(await serverPage()).toMatchObject({ says: first.copy.tagline });
  });

  it('that leaves out a text is shown as a mistake', async () => {
    const { welcomeBack: _leftOut, ...copy } = ownWords(first).copy;
    const words = { ...ownWords(first), copy };
    expect(await sentAfter('words/de.ts', `export default ${JSON.stringify(words)};`)).toEqual(['error']);
  });
});

describe('an edit of theme.css', () => {
  it('replaces styles alone', async () => {
    const sent = await sentAfter('theme.css', FILES['theme.css'].replace('#ff0000', '#00ff00'));
    expect(sent).toEqual(['update', '/theme.css']);
  });

  it('replaces the tenant too where it gives cards another ratio', async () => {
    const sent = await sentAfter('theme.css', FILES['theme.css'].replace('16 / 9', '1 / 1'));
    expect(sent).toEqual(['update', '/tenant.ts', '/theme.css']);
    expect(tell.mock.lastCall?.[0].theme.cardRatio).toBe('1:1');
  });
});

it('an edited picture loads the page again, as its address is the same', async () => {
  expect(await sentAfter('assets/wordmark.svg', '<svg id="new"/>')).toEqual(['full-reload']);
  expect(tell.mock.lastCall?.[0].theme.wordmark).toBe('<svg id="new"/>');
});
