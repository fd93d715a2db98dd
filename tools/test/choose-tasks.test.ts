import { describe, expect, it } from 'vitest';
import { brandsOf, chooseTasks, isInput, readOptions } from './choose-tasks.ts';
import { placeOf, taskOf } from './place-names.ts';
import type { Task } from './tasks.ts';

const task = (name: string, inputs: string[], more: Partial<Task> = {}): Task => ({
  name,
  folder: '.',
  inputs,
  variables: [],
  isAlone: false,
  needsBuilds: false,
  ...more,
});
const tasks = [
  task('lint', ['**/*.{ts,tsx}', '.oxlintrc.json']),
  task('unit', ['libs/core/**/*', 'apps/**/*'], { folder: 'libs/core' }),
  task('end-to-end', ['**/*', '!**/*.md']),
  task('part', ['**/*'], { isPart: true }),
  task('theme', ['apps/**/*'], { isOfBrands: true }),
  task('brand', ['**/*'], { isPart: true, isOfBrands: true }),
];
const choose = (args: string[], changed: string[] = []) =>
  chooseTasks(tasks, readOptions(args, tasks), changed).map(({ name }) => name);

describe('npm test', () => {
  it('runs everything, or what is named', () => {
    expect(choose([])).toEqual(['lint', 'unit', 'end-to-end', 'theme']);
    for (const option of ['--torture', '--long'])
      expect(choose([option])).toEqual(['lint', 'unit', 'end-to-end', 'theme']);
    expect(choose(['--only', 'lint, end to end'])).toEqual(['lint', 'end-to-end']);
    expect(choose(['--torture', '--only=part'])).toEqual(['part']);
  });

  it('refuses an unknown name or option and lists those that there are', () => {
    const known = 'lint, unit, end-to-end, part, theme, brand';
    expect(() => choose(['--only', 'lint,unti'])).toThrow(`--only: there is no "unti"; there are ${known}.`);
    expect(() => choose(['--only'])).toThrow('there is no ""');
    expect(() => choose(['--afected'])).toThrow('Unknown option "--afected"');
    expect(() => choose(['--repeat', 'ten', 'a.test.ts'])).toThrow('--repeat 10');
  });

  it('runs what a change can touch with --affected', () => {
    expect(choose(['--affected'], [])).toEqual([]);
    expect(choose(['--affected'], ['README.md'])).toEqual([]);
    expect(choose(['--affected', '--only', 'lint'], ['libs/core/a.ts', 'README.md'])).toEqual(['lint']);
  });

  it('runs what is about brands with --affected, where a change is about nothing else', () => {
    const [slayed, tushy] = ['apps/slayed/tenant.ts', 'apps/tushy/assets/favicon.svg'];
    expect(choose(['--affected'], [slayed, 'docs/brands.md'])).toEqual(['theme', 'brand']);
    expect(choose(['--affected'], [slayed, 'libs/core/a.ts'])).toEqual(['lint', 'unit', 'end-to-end', 'theme']);
    expect(brandsOf([slayed, tushy, slayed, 'README.md'])).toEqual(['slayed', 'tushy']);
    for (const other of ['libs/core/a.ts', 'apps/README.txt', 'package-lock.json']) {
      expect(brandsOf([slayed, other]), other).toEqual([]);
    }
    expect(brandsOf([])).toEqual([]);
  });

  it('counts files in hidden folders where all are inputs', () => {
    expect(isInput({ inputs: ['**/*'] }, '.storybook/main.ts')).toBe(true);
    expect(isInput({ inputs: ['**/*', '!docs/**/*'] }, 'docs/images/home.jpg')).toBe(false);
  });

  it('finds the task of a test that is repeated, by its file', () => {
    const repeated = (...words: string[]) => readOptions(['--repeat', '10', ...words], tasks).repeated;
    expect(repeated('libs/core/a.test.ts', '>', 'a name')).toEqual({ times: 10, name: 'libs/core/a.test.ts > a name' });
    expect(placeOf('libs/core/a.test.ts > a > b')).toEqual({ file: 'libs/core/a.test.ts', title: 'a > b' });
    expect(taskOf('libs/core/a.test.ts > a > b', tasks).folder).toBe('libs/core');
    expect(taskOf('e2e/journeys/a.spec.ts', tasks).name).toBe('end-to-end');
    expect(taskOf('unit libs/core', tasks).folder).toBe('libs/core');
    expect(() => taskOf('libs/other/a.test.ts', tasks)).toThrow('--repeat: expected');
  });
});
