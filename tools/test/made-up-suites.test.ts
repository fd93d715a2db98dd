import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The runner itself, with nx and vitest, on a workspace of a few small suites. */
const repository = resolve(import.meta.dirname, '../..');
const workspace = mkdtempSync(join(tmpdir(), 'made-up-suites-'));
const PATIENT_MS = 240_000;
/** Each starts the runner once or twice more. */
const LONG = { tags: ['long'] };

/** True the first time that a suite asks, and false from then on. */
const FIRST = `import { existsSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
const isFirst = (mark: string) => {
  const path = import.meta.dirname + '/' + mark + '.mark';
  return existsSync(path) ? false : (writeFileSync(path, ''), true);
};
`;
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "network", "type": "module", "workspaces": ["libs/*", "services/*", "demo"] }',
  // What nx.json's plugin builds.
  'services/console/package.json': '{ "name": "@network/console" }',
  'services/gateway/package.json': '{ "name": "@network/gateway" }',
  'demo/package.json': '{ "name": "@network/demo" }',
  'nx.json': readFileSync(join(repository, 'nx.json'), 'utf8'),
  'vitest.config.ts': `import { defineConfig } from 'vitest/config';
const projects = ['node', 'mocked', 'dom'].map((name) => ({
  test: { name, isolate: false, include: name === 'node' ? ['libs/**/*.test.ts'] : [] },
}));
export default defineConfig({ test: { projects, tags: [{ name: 'long' }] } });
`,
  '.gitignore': 'node_modules\ndist\n.nx\n*.mark\n',
  'libs/once/package.json': '{ "name": "@network/once" }',
  'libs/once/test.test.ts': `${FIRST}
describe('a (group)', () => {
  it('fails > once? [yes]', () => expect(isFirst('test')).toBe(false));
  it('passes', () => undefined);
});`,
  'libs/once/hook.test.ts': `${FIRST}
it('stands beside', () => undefined);
describe('a group', () => {
  beforeAll(() => { if (isFirst('hook')) throw new Error('not ready'); });
  it('waits', () => undefined);
});`,
  'libs/once/story.test.ts': `${FIRST}
let page = 'closed';
it('opens', () => { page = 'open'; });
it('builds on what stands above it', () => expect([page, isFirst('story')]).toEqual(['open', false]));`,
  'libs/always/package.json': '{ "name": "@network/always" }',
  'libs/always/always.test.ts': `${FIRST}
it('fails', () => expect(1).toBe(2));`,
  'libs/many/package.json': '{ "name": "@network/many" }',
  'libs/many/many.test.ts': `${FIRST}
it.each(Array.from({ length: 13 }, (_, index) => index))('fails once %i', (index) => expect(isFirst(String(index))).toBe(false));`,
  'libs/dies/package.json': '{ "name": "@network/dies" }',
  'libs/dies/dies.test.ts': `${FIRST}
it('takes its runner with it', () => { if (isFirst('runner')) process.kill(process.ppid, 'SIGKILL'); });`,
  'libs/ends/package.json': '{ "name": "@network/ends" }',
  'libs/ends/ends.test.ts': `${FIRST}
import { execFileSync } from 'node:child_process';
it('takes its task with it', () => {
  const task = execFileSync('ps', ['-o', 'ppid=', '-p', String(process.ppid)], { encoding: 'utf8' });
  if (isFirst('task')) process.kill(Number(task), 'SIGKILL');
});`,
};

beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  mkdirSync(join(workspace, 'apps'));
  symlinkSync(join(repository, 'node_modules'), join(workspace, 'node_modules'));
  mkdirSync(join(workspace, 'tools'));
  symlinkSync(import.meta.dirname, join(workspace, 'tools/test'));
  spawnSync('git', ['init', '--quiet'], { cwd: workspace });
});

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

function removeMarks(): void {
  for (const path of globSync('libs/*/*.mark', { cwd: workspace })) rmSync(join(workspace, path));
}

function run(...args: string[]): { code: number | null; lines: readonly string[] } {
  const env = { PATH: [join(repository, 'node_modules/.bin'), process.env['PATH']].join(delimiter), HOME: workspace };
  const program = [join(workspace, 'tools/test/main.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: workspace, env, encoding: 'utf8' });
  return { code: status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

const flakyIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('flaky: ')).toSorted();

describe('a test that fails', { timeout: PATIENT_MS }, () => {
  it('runs once more, alone; what passes then is named as flaky, what fails again fails the run', () => {
    const { code, lines } = run('--only', 'unit');
    expect(flakyIn(lines)).toEqual([
      'flaky: libs/once/hook.test.ts (a hook failed)',
      "flaky: libs/once/story.test.ts > builds on what stands above it (AssertionError: expected [ 'open', true ] to deeply equal [ 'open', false ])",
      'flaky: libs/once/test.test.ts > a (group) > fails > once? [yes] (AssertionError: expected true to be false // Object.is equality)',
      'flaky: unit libs/dies (it ended without a report)',
      'flaky: unit libs/ends (it ended without a report)',
    ]);
    // Thirteen failures of one file are not tried again, though each would pass then.
    expect(lines.at(-1)).toBe('8 passed, 14 failed');
    expect(code).toBe(1);
    const kept = join(workspace, 'dist/test/flaky');
    expect(readdirSync(kept)).toHaveLength(5);
    const [ofTest = ''] = readdirSync(kept).filter((name) => name.includes('once-yes'));
    expect(readFileSync(join(kept, ofTest), 'utf8')).toMatch(
      /^libs\/once\/test\.test\.ts > a .*\n +at .*test\.test\.ts:\d+/s,
    );
  });

  it('is not forgotten with a kept result, and passes the run where nothing else fails', LONG, () => {
    rmSync(join(workspace, 'libs/always'), { recursive: true });
    rmSync(join(workspace, 'libs/many'), { recursive: true });
    removeMarks();
    const { code, lines } = run('--only', 'unit');
    expect(flakyIn(lines)).toHaveLength(5);
    expect(lines.slice(-6, -1).toSorted()).toEqual(flakyIn(lines));
    expect([lines.at(-1), code]).toEqual(['8 passed, 0 failed', 0]);
  });

  it('has failed in a torture run', LONG, () => {
    removeMarks();
    const { code, lines } = run('--torture', '--only', 'unit');
    expect([flakyIn(lines), lines.at(-1), code]).toEqual([[], '2 passed, 5 failed', 1]);
  });

  it('is hunted down by running it many times', LONG, () => {
    removeMarks();
    const { code, lines } = run('--repeat', '3', 'libs/once/test.test.ts > a (group) > fails > once? [yes]');
    expect(lines).toContain('1 of 3: failed');
    expect(lines).toContain('3 of 3: passed');
    expect([lines.at(-1), code]).toEqual(['2 passed, 1 failed', 1]);
  });
});

describe('a quick task that fails', { timeout: PATIENT_MS }, () => {
  it('ends the run before the long ones, unless it has to keep going', LONG, () => {
    // The root's package.json isn't private, which `dependencies` complains of.
    const { code, lines } = run('--only', 'dependencies,unit');
    expect(lines.slice(-2)).toEqual([
      'The long tasks did not run, since a quick one failed; --keep-going runs all of them.',
      '0 passed, 1 failed',
    ]);
    expect(code).toBe(1);
    expect(run('--only', 'dependencies,unit', '--keep-going').lines.at(-1)).toBe('8 passed, 1 failed');
  });
});
