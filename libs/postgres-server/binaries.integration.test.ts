import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { serverUserOf } from './run-as.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binaries-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the programs of the server', () => {
  it('are those of the package for this system', () => {
    expect(findBinaries(serverUserOf(folder)).major).toBeGreaterThanOrEqual(18);
  });

  it('are none where npm brought none, which names what to set', () => {
    const sentence =
      /^DATABASE_URL: expected the address of a PostgreSQL server to use, as there is none on this system \(/;
    expect(() => findBinaries(null, null)).toThrow(sentence);
    expect(() => findBinaries(null, folder)).toThrow(sentence);
  });

  it('are none where those of the package do not run, such as those for another C library', () => {
    mkdirSync(join(folder, 'native/bin'), { recursive: true });
    writeFileSync(join(folder, 'native/bin/postgres'), '#!/no/such/loader\n', { mode: 0o755 });
    expect(() => findBinaries(null, folder)).toThrow(/^DATABASE_URL: .* does not run on this system/);
  });

  it.runIf(process.getuid?.() === 0)(
    'are copied to where the user of the server can read them',
    { tags: ['long'] },
    () => {
      const user = serverUserOf(join(folder, 'data'));
      const { postgres, major } = findBinaries(user);
      const native = dirname(dirname(postgres));
      const closed = join(folder, 'package');
      mkdirSync(closed, { mode: 0o700 });
      cpSync(native, join(closed, 'native'), { recursive: true, verbatimSymlinks: true });
      writeFileSync(join(closed, 'package.json'), '{"version":"test"}');
      const copied = findBinaries(user, closed);
      expect(copied.postgres.startsWith(closed)).toBe(false);
      expect(copied.major).toBe(major);
      rmSync(dirname(dirname(copied.postgres)), { recursive: true });
    },
  );
});
