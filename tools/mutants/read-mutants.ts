import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Break, MutatedFile, Mutant } from './mutant.ts';

const folder = join(import.meta.dirname, 'rules');

/** Every mutant, in the order of the files of `rules/`, each of which exports its own as `mutated`. */
export async function readMutants(): Promise<readonly Mutant[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    names.map((name) => import(join(folder, name)) as Promise<{ mutated: readonly MutatedFile[] }>),
  );
  return modules.flatMap(({ mutated }) =>
    mutated.flatMap(({ mutants, ...place }) => mutants.map((one: Break) => ({ ...place, ...one }))),
  );
}
