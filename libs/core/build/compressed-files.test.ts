import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openCompressedFiles } from './compressed-files.ts';

const script = (name: string): Buffer => Buffer.from(`export const ${name} = 'a film';\n`.repeat(100));

describe('files that were compressed before', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'compressed-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const stored = (): string[] => readdirSync(folder).toSorted();

  it('are the same bytes for another build', async () => {
    const first = await openCompressedFiles(folder).compress(script('one'));
    const again = await openCompressedFiles(folder).compress(script('one'));
    expect(Buffer.from(again)).toEqual(Buffer.from(first));
    expect(brotliDecompressSync(again)).toEqual(script('one'));
    expect(stored()).toHaveLength(1);
  });

  it('are read, not compressed again', async () => {
    await openCompressedFiles(folder).compress(script('one'));
    const lesser = brotliCompressSync(script('one'), { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
    writeFileSync(join(folder, stored()[0] ?? ''), lesser);
    expect(Buffer.from(await openCompressedFiles(folder).compress(script('one')))).toEqual(lesser);
  });

  it('are compressed again when they are damaged', async () => {
    const whole = Buffer.from(await openCompressedFiles(folder).compress(script('one')));
    const file = join(folder, stored()[0] ?? '');
    writeFileSync(file, whole.subarray(0, 10));
    expect(Buffer.from(await openCompressedFiles(folder).compress(script('one')))).toEqual(whole);
    expect(readFileSync(file)).toEqual(whole);
  });

  it('are not stored when they are small', async () => {
    const small = Buffer.from('export {};');
    expect(brotliDecompressSync(await openCompressedFiles(folder).compress(small))).toEqual(small);
    expect(stored()).toEqual([]);
  });

  it('are compressed once for builds that want them at the same time', async () => {
    const builds = Array.from({ length: 4 }, () => openCompressedFiles(folder));
    const all = await Promise.all(builds.map((build) => build.compress(script('one'))));
    // All get the same object: the process compressed it once for the first, and the others waited for it.
    expect(new Set(all).size).toBe(1);
    expect(stored()).toHaveLength(1);
  });

  it('go when there are too many, those first that nobody used for longest', async () => {
    const files = openCompressedFiles(folder, 2);
    const names: string[] = [];
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      await files.compress(script(name));
      const added = stored().find((each) => !names.includes(each)) ?? '';
      const usedAt = new Date(`2026-01-0${index + 1}`);
      utimesSync(join(folder, added), usedAt, usedAt);
      names.push(added);
    }
    await files.compress(script('one'));
    files.removeOldest();
    expect(stored()).toEqual([names[0] ?? '', names[2] ?? ''].toSorted());
  });
});
