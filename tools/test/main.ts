import { resolve } from 'node:path';
import { changedFiles } from './changed-files.ts';
import { chooseTasks, readOptions } from './choose-tasks.ts';
import { runTasks } from './run-tasks.ts';
import { listTasks } from './tasks.ts';

/** `npm test`: chooses tasks, lets nx run those whose inputs have changed, and closes with their counts. */
const root = resolve(import.meta.dirname, '../..');
try {
  const all = listTasks(root);
  const options = readOptions(process.argv.slice(2), all);
  const changed = options.isAffected ? await changedFiles(root) : [];
  const tasks = chooseTasks(all, options, changed);
  // How much of the long tests is run: all of it, or a twentieth.
  const env = { TEST_EFFORT: options.isTorture ? '1' : '0.05' };
  // A seed of its own for each torture run, so none of its results is worth keeping.
  const isFresh = options.isFresh || options.isTorture;
  if (tasks.length === 0) console.log('No test reads what has changed.');
  const total = tasks.length === 0 ? { passed: 0, failed: 0 } : await runTasks({ root, tasks, env, isFresh });
  console.log(`${total.passed} passed, ${total.failed} failed`);
  // A selection that ran nothing has shown nothing, but for one that had nothing to run.
  process.exitCode = total.failed === 0 && (total.passed > 0 || tasks.length === 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
