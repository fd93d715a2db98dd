import { describe, expect, it } from 'vitest';
import { locateTexts } from './replace-texts.ts';
import { chunksWithTexts, type TextChunk, translate } from './translate-chunks.ts';

const FILE = '/messages/home.ts';
const english = new Map([[FILE, { home: { watch: 'Watch', count: [['count', 2, { other: [0, ' films'] }]] } }]]);
const german = new Map([
  ['/messages/de/home.ts', { home: { watch: 'Ansehen', count: [['count', 2, { other: [0, ' Filme'] }]] } }],
]);

const chunk = (name: string, parts: Partial<TextChunk> = {}): TextChunk => ({
  fileName: `assets/${name}.js`,
  code: '',
  imports: [],
  dynamicImports: [],
  texts: [],
  ...parts,
});
const texts = chunk('texts', {
  code: 'var e={watch:`Watch`,count:[[`count`,2,{other:[0,` films`]}]]};import"./react.js";import("./page.js");',
  imports: ['assets/react.js'],
  dynamicImports: ['assets/page.js'],
  texts: [{ file: FILE, exports: ['home'] }],
});
const chunks = [
  texts,
  chunk('page', { code: 'f=["assets/texts.js","assets/react.js","assets/a.css"];', imports: ['assets/texts.js'] }),
  chunk('react'),
];

describe('chunks in another language', () => {
  const different = chunksWithTexts(chunks, english);
  const files = translate(chunks, different, 'de', german);

  it('have its texts in the place of the English ones', () => {
    expect(files[0]?.source).toContain('watch:"Ansehen",count:[["count",2,{other:[0," Filme"]}]]');
    expect(files[0]?.source).not.toContain('Watch');
  });

  it('are those with texts and those that lead to them', () =>
    expect(files.map(({ from }) => from)).toEqual(['assets/texts.js', 'assets/page.js']));

  it('load one another, and the others from where they were', () => {
    const [first, page] = files;
    const folder = first?.fileName.replace('/texts.js', '') ?? '';
    expect(folder).toMatch(/^assets\/de-\w{8}$/);
    expect(first?.source).toContain('import"../react.js";import("./page.js")');
    expect(page?.source).toBe(`f=["${folder}/texts.js","assets/react.js","assets/a.css"];`);
  });

  it('have several namespaces where each of them was', () => {
    const both = [
      chunk('both', { code: 'a({b:`c`});var d={e:`f`};', texts: [{ file: FILE, exports: ['later', 'home'] }] }),
    ];
    const words = new Map([[FILE, { home: { b: 'c' }, later: { e: 'f' } }]]);
    const worte = new Map([['/messages/de/home.ts', { home: { b: 'langes Wort' }, later: { e: 'g' } }]]);
    const [file] = translate(both, chunksWithTexts(both, words), 'de', worte);
    expect(file?.source).toBe('a({b:"langes Wort"});var d={e:"g"};');
  });

  it('have what the brand says in its own file in the place of that', () => {
    const entry = chunk('entry', {
      code: 'var t={id:`x`,copy:{tagline:`Here`},home:{words:{},card:{ratio:.75}}};start(t);',
      texts: [{ file: '/brand/tenant.ts', exports: ['copy', 'home'] }],
    });
    const home = { words: {}, card: { ratio: 0.75 } };
    const said = new Map([['/brand/tenant.ts', { copy: { tagline: 'Here' }, home }]]);
    const worte = new Map([['/brand/de/tenant.ts', { copy: { tagline: 'Hier' }, home }]]);
    const [file] = translate([entry], chunksWithTexts([entry], said), 'de', worte);
    expect(file?.source).toBe('var t={id:`x`,copy:{tagline:"Hier"},home:{words:{},card:{ratio:0.75}}};start(t);');
  });

  it('are in another folder once a text has changed', () => {
    const changed = new Map([['/messages/de/home.ts', { home: { watch: 'Anschauen', count: 'x' } }]]);
    expect(translate(chunks, different, 'de', changed)[0]?.fileName).not.toBe(files[0]?.fileName);
  });

  it('stop the build where a text is missing', () => {
    expect(() => translate(chunks, different, 'es', german)).toThrow('home.ts: home is not translated into es');
    expect(() => locateTexts('var e={watch:`Watch`};', [{ name: 'home', english: { a: 'b' } }])).toThrow(
      'The texts of home are not in their chunk',
    );
  });
});
