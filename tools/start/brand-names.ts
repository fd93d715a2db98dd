import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** Every brand is a folder of apps/ with a tenant.ts; there is no other list. */
export function readBrandNames(root: string): string[] {
  return readdirSync(join(root, 'apps'))
    .filter((name) => existsSync(join(root, 'apps', name, 'tenant.ts')))
    .toSorted();
}

/**
 * The selected brands: `--brands vixen,tushy` or `--brands=vixen,tushy`; all of them without it.
 * @throws StartError for an unknown option or brand
 */
export function chooseBrands(args: readonly string[], known: readonly string[]): string[] {
  let wanted: string[] | null = null;
  const rest = args.flatMap((arg) =>
    arg.startsWith('--brands=') ? ['--brands', arg.slice('--brands='.length)] : [arg],
  );
  while (rest.length > 0) {
    const option = rest.shift();
    if (option !== '--brands') throw new StartError(`Unknown option "${option}"; only --brands is known.`);
    wanted = (rest.shift() ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean);
  }
  if (wanted === null) return [...known];
  if (wanted.length === 0) throw new StartError(`--brands: expected names of ${known.join(', ')}.`);
  for (const name of wanted) {
    if (!known.includes(name))
      throw new StartError(`--brands: there is no brand "${name}"; there are ${known.join(', ')}.`);
  }
  return [...new Set(wanted)];
}
