import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The tree that Stryker copied and mutated; its node_modules are the original's, whose workspaces are not mutated. */
const copy = `${pathToFileURL(resolve(import.meta.dirname, '../..')).href}/`;
const original = `${pathToFileURL(dirname(realpathSync(resolve(import.meta.dirname, '../../node_modules')))).href}/`;

const registered: { isDone?: boolean } = ((globalThis as Record<symbol, unknown>)[Symbol.for('load-copies')] ??= {});

// A setup file runs again for each mutant, and the hook outlives it.
if (registered.isDone !== true && copy !== original) {
  registered.isDone = true;
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      return { ...resolved, url: inCopy(resolved.url) };
    },
  });
}

/** Where the copy has what was found in a workspace of the original. */
function inCopy(url: string): string {
  if (!url.startsWith(original) || url.startsWith(copy) || url.includes('/node_modules/')) return url;
  return copy + url.slice(original.length);
}
