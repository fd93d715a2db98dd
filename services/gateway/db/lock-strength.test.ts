import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const modules = new URL('../modules', import.meta.url).pathname;

/** Where money and what it opens is changed (docs/architecture.md, "The order of locks"). */
const files = globSync('money/{billing,gifts,wallet,membership}/**/*.ts', { cwd: modules }).filter(
  (path) => !/\.test\.ts$|\/testing\//.test(path),
);
const WHOLE_ROW = /\.forUpdate\(|\bfor update\b|lockAccount\([^)]*'update'\)/;

describe('rows of money', () => {
  it('are locked so that what refers to them passes', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => WHOLE_ROW.test(readFileSync(`${modules}/${path}`, 'utf8')))).toEqual([]);
  });

  it.each(["own.forUpdate('discount_codes')", 'limit 1 for update skip locked', "lockAccount(trx, userId, 'update')"])(
    'are found where they are locked whole: %s',
    (text) => {
      expect(text).toMatch(WHOLE_ROW);
    },
  );

  it('are not where others pass', () => {
    expect("for no key update; lockAccount(trx, userId, 'no key update').forNoKeyUpdate()").not.toMatch(WHOLE_ROW);
  });
});
