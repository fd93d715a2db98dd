import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rawValues } from './theme-check/raw-values.ts';

const libs = fileURLToPath(new URL('../', import.meta.url));
const sources = globSync(['ui/**/*.tsx', 'features/**/*.tsx', 'core/**/*.tsx'], {
  cwd: libs,
  exclude: (name) => name.includes('node_modules'),
}).filter((file) => !/\.(test|stories)\.tsx$/.test(file));

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
  ])('finds the raw value in %s', (source, found) => {
    expect(rawValues(source)).toContain(found);
  });

  it.each(['href="#content"', '`#${target}`', 'className="text-strong/85 bg-surface"', '// see #1234', "'#main'"])(
    'lets %s be',
    (source) => {
      expect(rawValues(source)).toEqual([]);
    },
  );
});

describe('colours and breakpoints', () => {
  it('looks at the components', () => {
    expect(sources.length).toBeGreaterThan(40);
  });

  it.each(sources)('come from the tokens in %s', (file) => {
    expect(rawValues(readFileSync(`${libs}${file}`, 'utf8'))).toEqual([]);
  });
});
