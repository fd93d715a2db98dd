import { getOperationAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { countOperations } from './count-operations.ts';

const count = (text: string, name?: string): number => {
  const document = parse(text);
  const operation = getOperationAST(document, name);
  if (!operation) throw new Error('The test names no operation.');
  return countOperations(document, operation);
};

it.each([
  [1, 'mutation { note(id: 1) { id } }'],
  [2, '{ jobs { name } audit { at } }'],
  [3, '{ a: jobs { name } b: jobs { name } jobs { name } }'],
  // Under one name it is answered once.
  [1, '{ jobs { name } jobs { cron } }'],
  [3, '{ ...two ... on Query { c: jobs { name } } } fragment two on Query { a: jobs { name } b: jobs { name } }'],
  // Fields below do not count.
  [1, '{ members { id email a: email } }'],
])('counts %i in %s', (expected, text) => {
  expect(count(text)).toBe(expected);
});

it('counts those of the named operation alone', () => {
  expect(count('query one { jobs { name } } query two { jobs { name } audit { at } }', 'two')).toBe(2);
});

it('walks fragments that spread each other twice once', () => {
  const fragments = Array.from({ length: 40 }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);
  expect(count(`{ ...f0 } ${fragments.join(' ')} fragment f40 on Query { jobs { name } }`)).toBe(1);
});
