import { expect, it } from 'vitest';
import { problemsOfComments } from './comment-rules.ts';

it.each(['Of', 'By', 'Whoever'])('refuses a comment that begins with "%s"', (word) => {
  for (const text of [`/** ${word} the film. */`, `a;\n// ${word} the film.`, `/**\n * ${word} the film.\n */`])
    expect(problemsOfComments('libs/core/page.ts', text)).toEqual([expect.stringContaining(`begins with "${word}"`)]);
  const described = problemsOfComments('services/gateway/schema.graphql', `type Film {\n  "${word} the film."\n`);
  expect(described).toEqual([expect.stringContaining('line 2')]);
});

it('accepts sentences, names, and a later sentence with such a word', () => {
  const text = `/** The film's slug. By night it is longer. */\n/**\n * Counts films.\n * By night.\n */\nconst label = "By name";`;
  expect(problemsOfComments('libs/core/page.ts', text)).toEqual([]);
});
