import { createRequire } from 'node:module';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { ownLinks } from './own-links.ts';

const ENTRY = '/entry.ts';
const ROUTER = createRequire(import.meta.url)
  .resolve('@tanstack/react-router')
  .replace(/\/dist\/.*/, '/dist/esm');

/** A bundle of the router's routes, with and without the plugin. */
async function bundle(plugins: readonly ReturnType<typeof ownLinks>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { createRoute } from '${ROUTER}/route.js';` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: { external: ['react'] },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : ''))).join('\n');
}

describe('a build without the links of routes', () => {
  it('has routes, and says what to use in the place of their links', async () => {
    const [before, after] = [await bundle([]), await bundle([ownLinks()])];
    expect(before).toContain('useLinkProps');
    expect(after).not.toContain('useLinkProps');
    expect(after).toContain('createRoute');
    expect(after).toContain('Use Anchor in the place of a link of a route');
  });
});
