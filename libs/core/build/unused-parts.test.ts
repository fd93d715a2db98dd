import { createRequire } from 'node:module';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { unusedParts } from './unused-parts.ts';

const ENTRY = '/entry.ts';
const require = createRequire(import.meta.url);
const folderOf = (library: string) => require.resolve(library).replace(/(?<=\/@tanstack\/[\w-]+)\/.*/, '');

/** A bundle of one export of a library, with and without the plugin. */
async function bundle(code: string, plugins: readonly ReturnType<typeof unusedParts>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
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

describe('a build without the parts of libraries that nothing uses', () => {
  it.each([
    {
      part: 'links of routes',
      code: `export { createRoute } from '${folderOf('@tanstack/react-router')}/dist/esm/route.js';`,
      unused: 'useLinkProps',
      kept: 'createRoute',
      instead: 'Use Anchor in the place of a link of a route',
    },
    {
      part: 'the router’s own way to write addresses',
      code: `export { RouterCore } from '${folderOf('@tanstack/router-core')}/dist/esm/router.js';`,
      unused: 'stringifySearchWith',
      kept: 'RouterCore',
      instead: 'Give the router parseSearch and stringifySearch',
    },
    {
      part: 'infinite queries',
      code: `export { QueryClient } from '${folderOf('@tanstack/query-core')}/build/modern/queryClient.js';`,
      unused: 'oldPageParams',
      kept: 'QueryClient',
      instead: 'Infinite queries are left out of the bundle',
    },
  ])('has no $part, and says what to use in their place', async ({ code, unused, kept, instead }) => {
    const [before, after] = [await bundle(code, []), await bundle(code, [unusedParts()])];
    expect(before).toContain(unused);
    expect(after).not.toContain(unused);
    expect(after).toContain(kept);
    expect(after).toContain(instead);
  });
});
