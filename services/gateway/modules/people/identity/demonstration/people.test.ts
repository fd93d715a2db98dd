import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../../../demonstration/demonstration-password.ts';
import { DEMONSTRATION_PEOPLE } from './people.ts';

it('docs/demonstration.md lists every person and the password', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/demonstration.md'), 'utf8');
  const people = page.slice(page.indexOf('## People'), page.indexOf('## Staff'));
  const names = [...people.matchAll(/^\| ([a-z, ]+?) *\|/gm)].flatMap(([, cell]) => (cell ?? '').split(', '));
  expect(names.filter((name) => name !== 'name').toSorted()).toEqual(
    DEMONSTRATION_PEOPLE.map(({ name }) => name).toSorted(),
  );
  expect(page).toContain(`\`${DEMONSTRATION_PASSWORD}\``);
});
