import type { Place } from './outcome.ts';
import type { Task } from './tasks.ts';

/** Finds the task that runs a file, by the first pattern that fits; unit tests have a task for each folder. */
const TASKS_OF_FILES: readonly (readonly [RegExp, string])[] = [
  [/^e2e\/journeys\/.*\.spec\.ts$/, 'end-to-end'],
  [/^libs\/ui\/looks$/, 'looks'],
  [/\.stories\.tsx$/, 'stories'],
  [/^services\/gateway\/.*\.integration\.test\.ts$/, 'integration'],
  [/\.integration\.test\.ts$/, 'product-integration'],
  [/\.postgres\.test\.ts$/, 'postgres'],
  [/\.test\.tsx?$/, 'unit'],
];

/** What a place is called: `FILE > TITLE`, the file alone, or the task where it is all of it. */
export function nameOf({ file, title }: Place, { name, folder }: Pick<Task, 'name' | 'folder'>): string {
  if (file === null) return folder === '.' ? name : `${name} ${folder}`;
  return title === null ? file : `${file} > ${title}`;
}

/** The place of that name. */
export function placeOf(name: string): Place {
  const [file = '', ...titles] = name.split(' > ');
  if (!/^\S+\/\S+$/.test(file)) return { file: null, title: null };
  return { file, title: titles.length > 0 ? titles.join(' > ') : null };
}

/**
 * The task that runs the place of that name.
 * @throws Error when there is none
 */
export function taskOf(place: string, tasks: readonly Task[]): Task {
  const { file } = placeOf(place);
  const target = TASKS_OF_FILES.find(([pattern]) => file !== null && pattern.test(file))?.[1];
  const found = tasks.find((task) => {
    if (file === null) return nameOf({ file, title: null }, task) === place;
    return task.name === target && (target !== 'unit' || file.startsWith(`${task.folder}/`));
  });
  if (!found) throw new Error(`--repeat: expected a task, FILE or "FILE > TEST", got "${place}".`);
  return found;
}
