import { matchesGlob } from 'node:path/posix';
import type { Task } from './tasks.ts';

/** What `npm test` was called with. */
export interface Options {
  /** Names of `--only`; null for all. */
  readonly only: readonly string[] | null;
  /** Only what the changes since the main branch can have touched. */
  readonly isAffected: boolean;
  /** Runs tasks again that have a cached result. */
  readonly isFresh: boolean;
  /** Also tests that are tagged as long, which a torture run makes too. */
  readonly withLong: boolean;
  /** The long tests at full length. */
  readonly isTorture: boolean;
  /** Whether the long tasks run although a quick one failed. */
  readonly keepsGoing: boolean;
  /** Runs one test that often, and nothing else. */
  readonly repeated: { readonly times: number; readonly name: string } | null;
}

const KNOWN = '--only NAMES, --affected, --fresh, --long, --torture, --keep-going and --repeat TIMES TEST';

/**
 * Reads the options of `npm test`.
 * @throws Error for an option or a name that there is not, with those that there are
 */
export function readOptions(args: readonly string[], tasks: readonly Task[]): Options {
  const names = [...new Set(tasks.map(({ name }) => name))];
  const rest = args.flatMap((arg) => (arg.startsWith('--only=') ? ['--only', arg.slice('--only='.length)] : [arg]));
  const options = {
    only: null as string[] | null,
    isAffected: false,
    isFresh: false,
    withLong: false,
    isTorture: false,
    keepsGoing: false,
    repeated: null as Options['repeated'],
  };
  for (let option = rest.shift(); option !== undefined; option = rest.shift()) {
    if (option === '--only') options.only = readNames(rest.shift() ?? '', names);
    else if (option === '--affected') options.isAffected = true;
    else if (option === '--fresh') options.isFresh = true;
    else if (option === '--long') options.withLong = true;
    else if (option === '--torture') options.isTorture = true;
    else if (option === '--keep-going') options.keepsGoing = true;
    else if (option === '--repeat') options.repeated = readRepeated(rest.splice(0));
    else throw new Error(`Unknown option "${option}"; there are ${KNOWN}.`);
  }
  return options;
}

function readRepeated([times = '', ...words]: readonly string[]): Options['repeated'] {
  if (!/^[1-9]\d{0,3}$/.test(times) || words.length === 0) {
    throw new Error(`--repeat: expected how often and a test, such as --repeat 10 "FILE > TEST".`);
  }
  return { times: Number(times), name: words.join(' ') };
}

function readNames(text: string, known: readonly string[]): string[] {
  const names = text.split(',').map((name) => name.trim().replaceAll(' ', '-'));
  for (const name of names) {
    if (!known.includes(name)) throw new Error(`--only: there is no "${name}"; there are ${known.join(', ')}.`);
  }
  return names;
}

/** The tasks that those options choose; `changed` are the paths that differ from the main branch, for `--affected`. */
export function chooseTasks(tasks: readonly Task[], options: Options, changed: readonly string[]): Task[] {
  const brands = options.isAffected && brandsOf(changed).length > 0;
  return tasks
    .filter(({ name }) => options.only === null || options.only.includes(name))
    .filter(({ name, isPart, isOfBrands }) => !isPart || options.only?.includes(name) || (brands && isOfBrands))
    .filter(({ isOfBrands }) => !brands || isOfBrands)
    .filter((task) => !options.isAffected || changed.some((path) => isInput(task, path)));
}

/** The brands that a change is about, where it touches nothing else but pages for people; empty otherwise. */
export function brandsOf(changed: readonly string[]): readonly string[] {
  const names = changed
    .filter((path) => !path.endsWith('.md'))
    .map((path) => /^apps\/([^/]+)\/./.exec(path)?.[1] ?? null);
  return names.includes(null) ? [] : [...new Set(names.filter((name) => name !== null))];
}

/** Whether a change of that file can change the task's result. */
export function isInput({ inputs }: Pick<Task, 'inputs'>, path: string): boolean {
  const matches = (pattern: string): boolean => pattern === '**/*' || matchesGlob(path, pattern);
  const isLeftOut = inputs.some((pattern) => pattern.startsWith('!') && matches(pattern.slice(1)));
  return !isLeftOut && inputs.some((pattern) => !pattern.startsWith('!') && matches(pattern));
}
