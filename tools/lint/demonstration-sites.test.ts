import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const LIST = /tenant\/demonstration-sites\.ts'/;
/** Seeds and tests; tools draw the demonstration's pictures and check its access rules. */
const MAY =
  /^(e2e|tools|libs\/testing)\/|\/(seed|demonstration|testing|examples)\/|\/seed\.ts$|\.test\.tsx?$|\.stories\.tsx$/;

describe('the list of the demonstration’s sites', () => {
  it('is read by seeds, tests and tools alone, so that a new site needs no change of shared code', () => {
    const files = globSync(['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}', 'services/**/*.ts'], {
      cwd: root,
      exclude: (name) => name.endsWith('node_modules') || name.endsWith('dist'),
    });
    expect(files).toContain('libs/tenant/sites.ts');
    const others = files.filter((file) => !MAY.test(file) && LIST.test(readFileSync(join(root, file), 'utf8')));
    expect(others).toEqual([]);
  });
});
