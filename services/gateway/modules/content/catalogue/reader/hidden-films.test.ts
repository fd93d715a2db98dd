import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const READS = /selectFrom\('videos'\)|\b(?:from|join) videos\b/;
const LEAVES_OUT = /is_published|isShown|isListed/;

/** Reads films by ids that another statement found, of films that people see. */
const BY_IDS = ['performers.ts'];

describe('films that were taken back', () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'));
  const readers = files.filter((name) => READS.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));

  it('are left out by every file that reads films', () => {
    expect(readers.length).toBeGreaterThan(9);
    const forgetful = readers.filter(
      (name) => !LEAVES_OUT.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
    );
    expect(forgetful.toSorted()).toEqual(BY_IDS);
  });
});
