import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ui = resolve(import.meta.dirname, '../../../libs/ui');
const read = (path: string) => readFileSync(path, 'utf8');

/** The components of the design system that these files show, and those that they show in turn. */
function componentsOf(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    for (const [, from = ''] of read(path).matchAll(/from '((?:\.|@network\/ui\/)[^']+)'/g)) {
      const target = from.startsWith('.') ? resolve(dirname(path), from) : join(ui, from.replace('@network/ui/', ''));
      if (!target.startsWith(ui) || found.has(target) || !existsSync(target)) continue;
      found.add(target);
      follow(target);
    }
  };
  for (const file of files) follow(file);
  return found;
}

it('has the stylesheet of every component of the design system that it shows', () => {
  const ours = read(join(import.meta.dirname, 'styles.css'));
  const components = componentsOf(
    globSync('**/*.tsx', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)),
  );
  expect(components).toContain(join(ui, 'toast/toaster.tsx'));
  const missing = globSync('styles/*.css', { cwd: ui })
    .filter((sheet) => sheet !== 'styles/main.css' && !ours.includes(`@network/ui/${sheet}`))
    .flatMap((sheet) => {
      // What a rule leaves out has no style of it.
      const rules = read(join(ui, sheet)).replaceAll(/:not\([^)]*\)/g, '');
      const classes = new Set([...rules.matchAll(/\.([a-z][a-z-]+)(?=[\s,:.{)[])/g)].map(([, name]) => name));
      return [...components].flatMap((path) =>
        [...read(path).matchAll(/'([a-z][\w\s:-]*)'|"([a-z][\w\s:-]*)"/g)]
          .flatMap(([, one, other]) => (one ?? other ?? '').split(' '))
          .filter((name) => classes.has(name))
          .map((name) => `${path.slice(ui.length + 1)} has .${name} of ${sheet}`),
      );
    });
  expect(missing).toEqual([]);
});
