import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMONSTRATION_STAFF } from './people.ts';

it('docs/demonstration.md lists every member of staff', () => {
  const page = readFileSync(new URL('../../../../../../docs/demonstration.md', import.meta.url), 'utf8');
  const staff = page.slice(page.indexOf('## Staff'), page.indexOf('## Cards'));
  const emails = [...staff.matchAll(/^\| `([^`]+)`/gm)].map(([, email]) => email);
  expect(emails).toEqual(DEMONSTRATION_STAFF.map(({ email }) => email));
});
