import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rawColors, rawValues } from './theme-check/raw-values.ts';

const libs = fileURLToPath(new URL('../', import.meta.url));
const sources = globSync(['ui/**/*.tsx', 'features/**/*.tsx', 'core/**/*.tsx'], {
  cwd: libs,
  exclude: (name) => name.includes('node_modules'),
}).filter((file) => !/\.(test|stories)\.tsx$/.test(file));

const sheets = globSync(['ui/styles/*.css', 'features/**/*.css', 'core/**/*.css'], {
  cwd: libs,
  exclude: (name) => name.includes('node_modules'),
}).filter((file) => !['ui/styles/palette.css', 'ui/styles/paper.css'].includes(file));

describe('rawValues', () => {
  it.each([
    ['className="text-[#fff]"', '#fff'],
    ['style={{ color: "#a0b1c2" }}', '#a0b1c2'],
    ['className="bg-[rgb(0,0,0)]"', 'rgb('],
    ['className="shadow-[0_0_4px_oklch(0.5_0.1_20)]"', 'oklch('],
    ['className="bg-red-500 p-2"', 'bg-red-500'],
    ['className="hover:text-white"', 'text-white'],
    ['className="md:flex"', 'md:'],
    ['className="text-3xl"', 'text-3xl'],
    ['className="max-w-[60rem]"', '60rem'],
    ['className="text-[14px]"', '14px'],
    ['className="large:grid-cols-[15rem_minmax(0,1fr)]"', '15rem'],
    ['className="h-[calc(100dvh-var(--header-height))]"', '100dvh'],
    ['className="p-[.5rem]"', '.5rem'],
    ["style={{ width: '12px' }}", '12px'],
  ])('finds the raw value in %s', (source, found) => {
    expect(rawValues(source)).toContain(found);
  });

  it.each([
    'href="#content"',
    '`#${target}`',
    'className="text-strong/85 bg-surface"',
    '// see #1234',
    "'#main'",
    'className="border-[1px] w-[31%] grid-cols-[2fr_1fr] size-[0.95em] max-w-80 max-w-(--sheet-width)"',
    "sizes: '(min-width: 1285px) 31vw, 92vw'",
  ])('lets %s be', (source) => {
    expect(rawValues(source)).toEqual([]);
  });
});

describe('rawColors', () => {
  it.each([
    ['a { color: #fff; }', '#fff'],
    ['a { box-shadow: 0 0 4px rgb(0 0 0 / 0.5); }', 'rgb('],
    ['a { background: oklch(0.5 0.1 20); }', 'oklch('],
  ])('finds the raw colour in %s', (css, found) => {
    expect(rawColors(css)).toEqual([found]);
  });

  it.each(['#stage { color: var(--text-strong); }', '/* #fff */', "a { background: url('data:,%23fff'); }"])(
    'lets %s be',
    (css) => {
      expect(rawColors(css)).toEqual([]);
    },
  );
});

describe('colours, sizes and breakpoints', () => {
  it('looks at the components', () => {
    expect(sources.length).toBeGreaterThan(40);
  });

  it.each(sources)('come from the tokens in %s', (file) => {
    expect(rawValues(readFileSync(`${libs}${file}`, 'utf8'))).toEqual([]);
  });

  it.each(sheets)('come from the palette in %s', (file) => {
    expect(rawColors(readFileSync(`${libs}${file}`, 'utf8'))).toEqual([]);
  });
});
