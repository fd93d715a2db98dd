import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutate } from './mutant.ts';

/** Loaded before anything else of a process that a test starts, so that a server of its own is the mutant too. */
const mutant = JSON.parse(process.env['MUTANT'] ?? '') as Mutant;
const changed = join(resolve(import.meta.dirname, '../..'), mutant.file);
const isChanged = (url: string): boolean => url.startsWith('file:') && fileURLToPath(url) === changed;

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    return isChanged(url) ? { ...loaded, source: mutate(readFileSync(changed, 'utf8'), mutant) } : loaded;
  },
});
