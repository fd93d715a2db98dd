import { expect, it } from 'vitest';
import { seenSources } from './seen-sources.ts';

const source = (id: string, state: string) => ({ id, state });
const idsOf = (...ready: ReturnType<typeof source>[]) => seenSources(ready).map(({ id }) => id);

it('of a film that people see are those that were shown, the newest first, and none that waits', () => {
  expect(idsOf(source('waits', 'prepared'), source('shown', 'published'), source('before', 'published'))).toEqual([
    'shown',
    'before',
  ]);
});

it('of a draft are those that are ready', () => {
  expect(idsOf(source('second', 'prepared'), source('first', 'prepared'))).toEqual(['second', 'first']);
  expect(idsOf()).toEqual([]);
});
