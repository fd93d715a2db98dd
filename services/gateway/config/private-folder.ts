import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { makeFolder } from '@network/server/configuration/make-folder.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** What others than the owner may do. */
const OTHERS = 0o077;

/** From now on this process makes files and folders that their owner alone can read. */
export function makeFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Makes the data folder if it is not there, and takes from it, and from all in it, whatever others than its owner may
 * do: it contains secrets, password hashes and pictures that people sent.
 * @throws ConfigurationError for a folder that can't be made, belongs to another user, or is readable by others and can't be closed
 */
export function openPrivateFolder(path: string): void {
  try {
    makeFolder(path, FOLDER_MODE);
    tighten(path);
  } catch (error) {
    const { code, path: failed = path } = error as NodeJS.ErrnoException;
    throw new ConfigurationError([
      code === 'EPERM'
        ? `DATA_DIR: expected a folder of this process's own user with nothing of others in it, but "${failed}" is another user's and open to others; give it away with chown, or choose another folder`
        : `DATA_DIR: expected a folder that can be written, got "${path}" (${code})`,
    ]);
  }
}

function tighten(path: string): void {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  // Symbolic links are not followed: their targets are outside the folder.
  if (!entry || entry.isSymbolicLink()) return;
  try {
    if ((entry.mode & OTHERS) !== 0) chmodSync(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE);
    if (entry.isDirectory()) for (const name of readdirSync(path)) tighten(join(path, name));
  } catch (error) {
    // A server that works in the folder deletes files meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
