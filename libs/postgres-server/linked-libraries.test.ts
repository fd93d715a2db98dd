import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkLibraries } from './linked-libraries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linked-libraries-'));
  mkdirSync(join(folder, 'native/lib'), { recursive: true });
  writeFileSync(join(folder, 'native/lib/libpq.so.5.18'), 'library');
});
afterEach(() => rmSync(folder, { recursive: true }));

const list = (text: string): void => writeFileSync(join(folder, 'native/pg-symlinks.json'), text);

describe('links to the libraries of the server', () => {
  it('are made when the install script did not run, and a second time changes nothing', () => {
    list('[{"source":"native/lib/libpq.so.5.18","target":"native/lib/libpq.so.5"}]');
    linkLibraries(folder);
    linkLibraries(folder);
    expect(readlinkSync(join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(readFileSync(join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('library');
  });

  it('are not needed where the package names none', () => {
    expect(() => linkLibraries(folder)).not.toThrow();
  });

  it('are not guessed from a list of another form', () => {
    list('{"libpq.so.5": "libpq.so.5.18"}');
    expect(() => linkLibraries(folder)).toThrow();
  });
});
