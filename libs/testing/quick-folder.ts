import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { availableMemory } from 'node:process';

const MEMORY = '/dev/shm';

/** What the databases of one run take at most, and as much again for what tests them. */
const NEEDED_BYTES = 4 * 2 ** 30;

/**
 * The folder for the databases of a run of tests: in memory where there is room, else the system's for temporary files.
 * Copying a database takes a fifteenth of the time there. Data of gigabytes belong on the disk.
 */
export function quickFolder(): string {
  return hasRoomInMemory() ? MEMORY : tmpdir();
}

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, availableMemory()) >= NEEDED_BYTES;
  } catch {
    return false;
  }
}
