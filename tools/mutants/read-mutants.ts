import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutatedFile, Mutant } from './mutant.ts';

const folder = join(import.meta.dirname, 'rules');

export interface KeptMutants {
  readonly fitting: readonly Mutant[];
  /** Those whose text does not stand in its file once any more, or whose tests have gone: to be written anew. */
  readonly stale: readonly Mutant[];
}

/** Every mutant, in the order of the files of `rules/`, each of which exports its own as `mutated`. */
export async function readMutants(root: string): Promise<KeptMutants> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(
    names.map((name) => import(join(folder, name)) as Promise<{ mutated: readonly MutatedFile[] }>),
  );
  const all = modules.flatMap(({ mutated }) => mutated).flatMap(mutantsOf);
  return { fitting: all.filter((each) => fits(root, each)), stale: all.filter((each) => !fits(root, each)) };
}

const mutantsOf = ({ mutants, ...place }: MutatedFile): readonly Mutant[] =>
  mutants.map((change) => ({ ...place, ...change }));

function fits(root: string, { file, find, tests }: Mutant): boolean {
  if (![file, ...tests].every((path) => existsSync(join(root, path)))) return false;
  return readFileSync(join(root, file), 'utf8').split(find).length === 2;
}
