import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from './outcome.ts';
import { nameOf } from './place-names.ts';
import type { Task } from './tasks.ts';

const LONGEST_MESSAGE = 300;

/** Keeps what a flaky test said at its first try in `dist/test/flaky`. @returns the line that names it */
export function keepFlaky(root: string, task: Task, failure: Failure): string {
  const name = nameOf(failure, task);
  const folder = join(root, 'dist/test/flaky');
  mkdirSync(folder, { recursive: true });
  const file = `${name.replaceAll(/[^\w.-]+/g, '-').slice(0, 200)}.txt`;
  writeFileSync(join(folder, file), `${name}\n\n${failure.message}\n\n${failure.trace}\n`);
  return `flaky: ${name} (${failure.message.slice(0, LONGEST_MESSAGE)})`;
}
