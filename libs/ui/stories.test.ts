import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('./', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

const stories = globSync('*/*.stories.tsx', { cwd: root })
  .toSorted()
  .map((file) => ({ file, text: read(file) }))
  .filter(({ text }) => text.includes("title: 'Components/"));

/** What only puts the parts of a page in their places: the stories of Pages show it. */
const LAYOUT = 'page/page.tsx';

const components = globSync('*/*.tsx', { cwd: root })
  .filter((file) => !/\.(?:test|stories)\.tsx$|^(?:story-samples|pages|foundations)\//.test(file) && file !== LAYOUT)
  .flatMap((file) => [...read(file).matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name ?? ''));

/** The components whose props a stories file documents. */
const documented = stories.flatMap(({ text }) => {
  const [, main = ''] = /^ {2}component: (\w+),$/m.exec(text) ?? [];
  const [, others = ''] = /^ {2}subcomponents: \{([^}]*)\}/m.exec(text) ?? [];
  return [main, ...others.split(',').map((name) => name.trim())];
});

/** A property with a fixed set of words, such as `size?: 'small' | 'medium'`. */
const LOOK = /^ {2}(?:readonly )?\w+\??: (?:'\w+' \| |keyof typeof|NonNullable<VariantProps)|VariantProps<typeof/m;

/** The folders of components with a choice of looks. */
const withLooks = [
  ...new Set(
    globSync('*/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.(?:test|stories)\.tsx?$|^(?:story-samples|pages|foundations)\//.test(file))
      .filter((file) => LOOK.test(read(file)))
      .map((file) => file.split('/')[0] ?? ''),
  ),
].toSorted();

describe('the Storybook', () => {
  it('shows every component', () => {
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((name) => !documented.includes(name))).toEqual([]);
  });

  it.each(stories)('$file says what it is for and which keys it takes, and has a state to look at', ({ text }) => {
    expect(text).toMatch(/withKeyboard\(\s*'[^']{20,}\.',/);
    expect(text).toMatch(/^export const [A-Z]\w+: Story = /m);
  });

  it.each(withLooks)('%s has a story in which its looks can be tried', (folder) => {
    const texts = stories.filter(({ file }) => file.startsWith(`${folder}/`)).map(({ text }) => text);
    expect(texts.join('')).toContain('export const Playground: Story = ');
  });
});
