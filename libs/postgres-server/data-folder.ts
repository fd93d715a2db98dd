import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '@network/server/configuration/configuration-error.ts';
import { makeFolder } from '@network/server/configuration/make-folder.ts';

/** Another process uses the data folder. */
export class DataFolderInUse extends ConfigurationError {
  constructor(folder: string, pid: number) {
    super([`DATA_DIR: the data folder "${folder}" is in use by process ${pid}; stop it or choose another folder`]);
  }
}

/** Whether a process that runs has taken the folder. */
export function isDataFolderInUse(folder: string): boolean {
  const holder = holderOf(join(folder, LOCK));
  return holder !== null && isAlive(holder);
}

const LOCK = 'lock';

/**
 * Takes a data folder for this process: the one that starts its server, and stops it. The lock names its holder; one
 * that a killed process left behind is taken over.
 * @returns a function that gives the folder back
 * @throws DataFolderInUse when another process uses it, ConfigurationError when it can't be written
 */
export function lockDataFolder(folder: string, pid: number = process.pid): () => void {
  const path = join(folder, LOCK);
  const own = `${path}.${pid}`;
  try {
    makeFolder(folder);
    writeFileSync(own, `${pid}\n${statusOf(pid)?.[STARTED_AT] ?? ''}\n`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new ConfigurationError([`DATA_DIR: expected a folder that can be written, got "${folder}" (${code})`]);
  }
  try {
    takeLock(path, own, folder);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (holderOf(path)?.pid === pid) rmSync(path, { force: true });
  };
}

/** A hard link comes into being with its content, so that a half-written lock is never read. */
function takeLock(path: string, own: string, folder: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(own, path);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(path);
    if (holder !== null && isAlive(holder)) {
      throw new DataFolderInUse(folder, holder.pid);
    }
    try {
      unlinkSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new ConfigurationError([`DATA_DIR: the data folder "${folder}" is being taken by other processes`]);
}

interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

function holderOf(path: string): Holder | null {
  try {
    const [pid = '', startedAt = ''] = readFileSync(path, 'utf8').split('\n');
    return /^\d+$/.test(pid) ? { pid: Number(pid), startedAt } : null;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const fields = statusOf(holder.pid);
  // A killed process retains its id until its parent reaps it, which in a container may never happen.
  if (fields?.[STATE] === 'Z') return false;
  // The id may be reused: on Linux the start time distinguishes the processes.
  const startedAt = fields?.[STARTED_AT] ?? null;
  return startedAt === null || holder.startedAt === '' || startedAt === holder.startedAt;
}

const STATE = 0;
/** The field with the start time, in the kernel's ticks. */
const STARTED_AT = 19;

/** The fields of a process after its name on Linux (proc(5), `/proc/pid/stat`); null on other systems. */
function statusOf(pid: number): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
