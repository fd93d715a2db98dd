import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A server whose keeper was killed too. */
const ENDS_WITHIN_MS = 30_000;
/** One that is ending by itself does so within this. */
const ASKED_AFTER_MS = 3_000;
const LOOK_AGAIN_MS = 50;

/**
 * Waits for a server that an earlier process left on this data, and ends it when it goes on. A note about one that is gone,
 * whose id another program has by now, is removed: the next server would wait for that program.
 * @throws Error when it does not end
 */
export async function endLeftover(folder: string): Promise<void> {
  const note = join(folder, 'postmaster.pid');
  const pid = pidIn(note);
  if (pid === null) return;
  const startedAt = performance.now();
  let isAsked = false;
  while (isServerOn(pid, folder)) {
    const waited = performance.now() - startedAt;
    if (waited > ENDS_WITHIN_MS) throw new Error(`Process ${pid} is a server on "${folder}" that does not end.`);
    if (!isAsked && waited > ASKED_AFTER_MS) {
      isAsked = true;
      process.kill(pid, 'SIGINT');
    }
    await pause(LOOK_AGAIN_MS);
  }
  if (isAlive(pid)) rmSync(note, { force: true });
}

function pidIn(note: string): number | null {
  try {
    const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

function isServerOn(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    // A server works in the folder of its data; where a system does not show that, its name has to do.
    if (existsSync('/proc/self/cwd')) return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
