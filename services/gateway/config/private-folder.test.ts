import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPrivateFolder } from './private-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'private-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

describe('the data folder', () => {
  it('is made for its owner alone', () => {
    openPrivateFolder(join(root, 'deep', 'data'));
    expect([modeOf(join(root, 'deep', 'data'))]).toEqual(['700']);
  });

  it('is closed to others with everything in it, and leads nowhere else', () => {
    const data = join(root, 'data');
    const [folder, file, outside] = [join(data, 'requests'), join(data, 'requests', 'a.jpg'), join(root, 'outside')];
    mkdirSync(folder, { recursive: true });
    for (const path of [file, outside]) writeFileSync(path, 'x');
    symlinkSync(outside, join(data, 'link'));
    for (const path of [data, folder]) chmodSync(path, 0o755);
    for (const path of [file, outside]) chmodSync(path, 0o644);
    openPrivateFolder(data);
    expect([data, folder, file, outside].map(modeOf)).toEqual(['700', '700', '600', '644']);
  });

  it('is closed while somebody else makes and deletes what is in it', async () => {
    const child = spawn('sh', ['-c', 'echo; while :; do mkdir -p a/b; rm -r a; done'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const closeOften = (): void => {
      for (let time = 0; time < 2_000; time += 1) openPrivateFolder(root);
    };
    expect(closeOften).not.toThrow();
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('leaves an owner what the owner has taken from itself', () => {
    const file = join(root, 'secrets.json');
    writeFileSync(file, 'x');
    chmodSync(file, 0o400);
    openPrivateFolder(root);
    expect(modeOf(file)).toBe('400');
  });

  it('names a folder that can not be made', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => openPrivateFolder(join(root, 'file', 'data'))).toThrow(
      /^DATA_DIR: expected a folder that can be written, got ".+" \(ENOTDIR\)$/,
    );
  });
});
