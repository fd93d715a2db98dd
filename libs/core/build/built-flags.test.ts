import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import vixen from '../../../apps/vixen/tenant.ts';
import { builtFilmPage, builtFlags, builtLooks } from './built-flags.ts';

const files: Readonly<Record<string, string>> = {
  '/entry.ts': `
    import { reelsFeature } from '/feature.ts';
    export const film = () => import('/film.ts');
    export const registry = { reels: import.meta.env.BUILT_FLAG_reels !== false ? reelsFeature : null };`,
  '/film.ts': `export default (tenant) => import.meta.env.BUILT_FILM_PAGE ?? tenant.filmPage;`,
  '/feature.ts': `
    const define = (feature) => feature;
    const screen = (load) => load;
    export const reelsFeature = define({ link: '/the-reels-link', screen: screen(() => import('/screen.ts')) });`,
  '/screen.ts': `export default () => 'the reels screen';`,
};

/** What a small app with one flagged feature and a page of films builds to, file by file. */
async function filesWith(define: Record<string, string>): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    plugins: [
      {
        name: 'files',
        resolveId: (id) => (id in files ? id : null),
        load: (id) => (id in files ? { code: files[id] ?? '', moduleSideEffects: id === '/entry.ts' } : null),
      },
    ],
    build: {
      write: false,
      lib: { entry: '/entry.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : '')));
}

const buildWith = async (define: Record<string, string>): Promise<string> => (await filesWith(define)).join('\n');

const flagsOf = (reels: boolean) => builtFlags({ features: { ...vixen.features, reels } });

describe('T07 the code of a page flag', () => {
  it('is in a build where it is on, and in tests, where nothing is said', async () => {
    for (const define of [flagsOf(true), {}]) {
      const code = await buildWith(define);
      expect(code).toContain('the-reels-link');
      expect(code).toContain('the reels screen');
    }
  });

  it('is nowhere in a build where it is off: neither link nor chunk', async () => {
    const code = await buildWith(flagsOf(false));
    expect(code).not.toContain('reels-link');
    expect(code).not.toContain('reels screen');
  });
});

it('how a brand composes the page of a film is in the file of that page alone', async () => {
  const built = await filesWith(builtFilmPage({ filmPage: { ...vixen.filmPage, stage: 'bleed' } }));
  const holders = built.filter((code) => code.includes('bleed'));
  expect(holders).toHaveLength(1);
  expect(holders[0]).not.toContain('registry');
  expect((await filesWith({})).join()).toContain('.filmPage');
});

it('the code of a look is where a brand names it', () => {
  const { home } = vixen;
  const lookOf = (as: 'grid' | 'rail') =>
    builtLooks({ home: { ...home, rows: [{ show: 'latest', as, title: 'New' }] } })[
      'import.meta.env.BUILT_LOOK_standing'
    ];
  expect(lookOf('grid')).toBe('true');
  expect(lookOf('rail')).toBe('false');
});
