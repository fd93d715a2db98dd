import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies of a folder of programs that every user can read and run, made when they are asked for, and used again by later starts. */
export function* copiesOf(native: string): Generator<string> {
  for (const parent of new Set([tmpdir(), '/var/tmp', '/tmp'])) {
    const copy = copyIn(parent, native);
    if (copy !== null) yield copy;
  }
}

function copyIn(parent: string, native: string): string | null {
  const target = join(parent, `network-postgres-${versionOf(native)}`);
  try {
    if (isOurs(target) && isWhole(target, native)) return target;
    const draft = mkdtempSync(`${target}-`);
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    letEveryoneRead(draft);
    return settle(draft, target, native);
  } catch {
    return null;
  }
}

/** A folder of that name that somebody else made stays, and is not used: it may hold any program. */
function settle(draft: string, target: string, native: string): string {
  if (isOurs(target)) rmSync(target, { recursive: true, force: true });
  try {
    renameSync(draft, target);
    return target;
  } catch {
    // Another start may have put its own there meanwhile.
    if (!isOurs(target) || !isWhole(target, native)) return draft;
    rmSync(draft, { recursive: true, force: true });
    return target;
  }
}

const WRITABLE_BY_OTHERS = 0o022;

function isOurs(path: string): boolean {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry?.isDirectory() === true && entry.uid === process.getuid?.() && (entry.mode & WRITABLE_BY_OTHERS) === 0;
}

/** Systems delete old temporary files one by one. */
function isWhole(copy: string, native: string): boolean {
  const count = (folder: string): number => readdirSync(folder, { recursive: true }).length;
  return count(copy) === count(native);
}

/** What is made under this process's mask may be closed to others. */
function letEveryoneRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
}

function versionOf(native: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  return String((manifest as { readonly version?: unknown }).version);
}
