import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runInstallScripts } from './install-scripts.mjs';

describe('install scripts', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-scripts-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Packages with scripts, of which some may run them. */
  function install(packages: Readonly<Record<string, object>>, allowScripts: Readonly<Record<string, boolean>>): void {
    const present = Object.keys(packages).map((name) => [`node_modules/${name}`, { version: '1.0.0' }]);
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'package.json'), JSON.stringify({ allowScripts }));
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: Object.fromEntries(present) }),
    );
    for (const [name, scripts] of Object.entries(packages)) {
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, scripts }));
    }
  }
  const made = (name: string): boolean => existsSync(join(root, 'node_modules', name, 'made'));

  it('run in the folders of the packages that are named, and of no other', async () => {
    const scripts = { postinstall: 'echo yes > made' };
    install({ '@scope/named': scripts, refused: scripts, unnamed: scripts }, { '@scope/named': true, refused: false });
    await runInstallScripts(root);
    expect([made('@scope/named'), made('refused'), made('unnamed')]).toEqual([true, false, false]);
  });

  it('run one after the other, and by the Node.js that installs', async () => {
    install(
      { native: { postinstall: 'cat first >> made', preinstall: 'node -p process.execPath > first' } },
      { native: true },
    );
    await runInstallScripts(root);
    expect(readFileSync(join(root, 'node_modules/native/made'), 'utf8').trim()).toBe(process.execPath);
  });

  it('link the commands that they make', async () => {
    install({ native: { install: 'echo yes > made' } }, { native: true });
    writeFileSync(
      join(root, 'node_modules/native/package.json'),
      JSON.stringify({ scripts: { install: 'echo yes > made' }, bin: { native: 'made' } }),
    );
    await runInstallScripts(root);
    expect(readFileSync(join(root, 'node_modules/.bin/native'), 'utf8').trim()).toBe('yes');
  });

  it('are not looked for where a package is for another machine', async () => {
    install({}, { 'native-elsewhere': true });
    await expect(runInstallScripts(root)).resolves.toBeUndefined();
  });

  it('name their package where they fail, and nothing runs after that in it', async () => {
    install({ broken: { install: 'exit 3', postinstall: 'echo yes > made' } }, { broken: true });
    await expect(runInstallScripts(root)).rejects.toThrow('The install script of broken failed');
    expect(made('broken')).toBe(false);
  });
});
