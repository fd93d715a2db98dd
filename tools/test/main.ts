import { changedFiles } from './changed-files.ts';
import { brandsOf, chooseTasks, readOptions } from './choose-tasks.ts';
import { keepFlaky } from './keep-flaky.ts';
import { type Outcome, outcomeOf, sumOf } from './outcome.ts';
import { taskOf } from './place-names.ts';
import { type Outcomes, runTasks, runTasksAgain, type TaskRun } from './run-tasks.ts';
import { triedAgain } from './second-try.ts';
import { isStaticCheck } from './static-checks.ts';
import { listTasks, type Task } from './tasks.ts';

/** `npm test`: chooses tasks, lets nx run those whose inputs have changed, and closes with their counts. */
const root = process.cwd();
try {
  const all = listTasks(root);
  const options = readOptions(process.argv.slice(2), all);
  const { repeated, isTorture, withLong } = options;
  const changed = options.isAffected ? await changedFiles(root) : [];
  const brands = brandsOf(changed);
  const tasks = repeated ? [taskOf(repeated.name, all)] : chooseTasks(all, options, changed);
  const env = {
    // How much of the long tests is run: all of it, or a twentieth.
    TEST_EFFORT: isTorture ? '1' : '0.05',
    // A test that somebody hunts down is named, and it runs although it is long.
    TEST_LONG: withLong || isTorture || repeated ? '1' : '',
    ...(brands.length > 0 ? { E2E_BRANDS: brands.join(',') } : {}),
    ...(repeated ? { TEST_REPEAT: String(repeated.times), TEST_PLACE: repeated.name } : {}),
  };
  // A seed of its own for each torture run, so none of its results is worth keeping.
  const run = { root, tasks, env, isFresh: options.isFresh || isTorture };
  if (tasks.length === 0) console.log('No test reads what has changed.');
  const isQuick = ({ name }: Task): boolean => isStaticCheck(name);
  const stages = options.keepsGoing ? [tasks] : [tasks.filter(isQuick), tasks.filter((task) => !isQuick(task))];
  const outcomes = new Map<Task, Outcome | null>();
  let total: Outcome = { passed: 0, failed: 0 };
  for (const stage of stages) {
    if (stage.length === 0) continue;
    if (total.failed > 0) {
      console.log('The long tasks did not run, since a quick one failed; --keep-going runs all of them.');
      continue;
    }
    const firsts = await runTasks({ ...run, tasks: stage });
    // What fails once in a torture run has been found by it.
    const ended = isTorture || repeated ? firsts : await tryAgain({ ...run, tasks: stage }, firsts);
    for (const [task, outcome] of ended) outcomes.set(task, outcome);
    total = sumOf([...outcomes.values()].map((outcome) => outcome ?? outcomeOf(false)));
  }
  for (const [task, outcome] of outcomes) {
    for (const failure of outcome?.flaky ?? []) console.log(keepFlaky(root, task, failure));
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  // A selection that ran nothing has shown nothing, but for one that had nothing to run.
  process.exitCode = total.failed === 0 && (total.passed > 0 || tasks.length === 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs what failed once more, when everything else has ended (decision 0780). */
async function tryAgain(run: TaskRun, firsts: Outcomes): Promise<Outcomes> {
  const tasks = run.tasks.filter((task) => {
    const outcome = firsts.get(task);
    return !outcome || triedAgain(outcome.failures ?? []).length > 0;
  });
  if (tasks.length === 0) return firsts;
  console.log('What failed runs once more, alone:');
  const hasBuilds = tasks.every((task) => firsts.get(task));
  return new Map([...firsts, ...(await runTasksAgain({ ...run, tasks }, hasBuilds))]);
}
