import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copiesOf } from './readable-copy.ts';

let folder: string;
let native: string;
let places: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readable-copy-'));
  places = join(folder, 'places');
  native = join(folder, 'package/native');
  mkdirSync(places);
  mkdirSync(join(native, 'bin'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'package/package.json'), '{"version":"18.4.0"}');
  writeFileSync(join(native, 'bin/postgres'), 'program', { mode: 0o700 });
  symlinkSync('postgres', join(native, 'bin/postmaster'));
  vi.stubEnv('TMPDIR', places);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const firstCopy = (): string => copiesOf(native).next().value ?? '';

describe('a copy of the programs', () => {
  it('can be read by everybody, written by nobody else, and is used again', () => {
    const copy = firstCopy();
    expect(dirname(copy)).toBe(places);
    for (const name of ['.', 'bin', 'bin/postgres']) expect(statSync(join(copy, name)).mode & 0o777).toBe(0o755);
    const { ino } = statSync(join(copy, 'bin/postgres'));
    expect(firstCopy()).toBe(copy);
    expect(statSync(join(copy, 'bin/postgres')).ino).toBe(ino);
  });

  it('is made again where the system has deleted some of it', () => {
    const copy = firstCopy();
    rmSync(join(copy, 'bin/postgres'));
    expect(firstCopy()).toBe(copy);
    expect(existsSync(join(copy, 'bin/postgres'))).toBe(true);
  });

  it('is not taken from a folder that others can write to', () => {
    const copy = firstCopy();
    chmodSync(copy, 0o777);
    writeFileSync(join(copy, 'bin/postgres'), 'another program');
    expect(firstCopy()).not.toBe(copy);
  });
});
