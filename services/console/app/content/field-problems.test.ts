import { expect, it } from 'vitest';
import { labelledProblem, problemsOfField } from './field-problems.ts';

it('names every problem of a field, and the entry of a list', () => {
  const problems = [
    { path: 'pictures.1.alt', message: 'expected some text' },
    { path: 'pictures', message: 'expected at most 500' },
    { path: 'picture', message: 'another field' },
  ];
  expect(problemsOfField(problems, 'pictures')).toEqual(['No. 2: Expected some text.', 'Expected at most 500.']);
  expect(problemsOfField(problems, 'slug')).toEqual([]);
});

it.each([
  ['releasedAt', 'expected media that play', 'Release (UTC): Expected media that play.'],
  ['pictures.1.alt', 'expected some text', 'Pictures, No. 2: Expected some text.'],
])('says the problem at %s after the label of its field', (path, message, text) => {
  expect(labelledProblem({ path, message })).toBe(text);
});
