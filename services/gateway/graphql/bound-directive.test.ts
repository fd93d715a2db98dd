import { buildSchema, getNamedType, graphql, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { boundsOf, boundTexts } from './bound-directive.ts';
import { MOST_LISTED, TEXT_BOUNDS } from './text-bounds.ts';

const DIRECTIVE = 'directive @bound(to: String!) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION';

const made = (sdl: string): GraphQLSchema => buildSchema(`${DIRECTIVE} ${sdl}`);

/** A query of a small schema, and whether its resolver ran. */
async function ask(source: string, variableValues: Readonly<Record<string, unknown>> = {}) {
  const schema = made(`
    input Part { word: String @bound(to: "word"), parts: [Part!], ids: [ID!] }
    type Film { note(text: String @bound(to: "word")): String }
    type Query { find(text: String @bound(to: "search"), id: ID, part: Part, years: [Int!]): Film }
  `);
  let ran = 0;
  const find = schema.getQueryType()?.getFields()['find'];
  if (find) {
    find.resolve = () => {
      ran += 1;
      return { note: 'seen' };
    };
  }
  boundTexts(schema);
  const { errors } = await graphql({ schema, source, variableValues });
  return { ran, said: errors?.map(({ extensions }) => extensions) ?? null };
}

const PART = 'query ($part: Part) { find(part: $part) { __typename } }';
const refused = (argument: string, length: number, maximum: number) => ({
  ran: 0,
  said: [{ code: 'LIMIT_EXCEEDED', messageKey: 'errors.limitExceeded', argument, length, maximum }],
});

describe('a text that is longer than its bound', () => {
  const { search, word, key } = TEXT_BOUNDS;

  it('is refused before the resolver runs, with what it is, how long it is and how long it may be', async () => {
    const long = 'x'.repeat(search + 1);
    const answer = refused('text', search + 1, search);
    expect(await ask(`{ find(text: "${long}") { __typename } }`)).toEqual(answer);
    expect(await ask('query ($t: String) { find(text: $t) { __typename } }', { t: long })).toEqual(answer);
  });

  it('is refused in an input, in a list, and in inputs within inputs', async () => {
    const [long, id] = ['x'.repeat(word + 1), 'x'.repeat(key + 1)];
    expect(await ask(PART, { part: { word: long } })).toEqual(refused('part.word', word + 1, word));
    expect(await ask(PART, { part: { parts: [{ word: 'a' }, { parts: { ids: ['a', id] } }] } })).toEqual(
      refused('part.parts.1.parts.0.ids.1', key + 1, key),
    );
  });

  it('is refused in an argument below the root, where nothing of that field is resolved', async () => {
    const { said } = await ask(`{ find { note(text: "${'x'.repeat(word + 1)}") } }`);
    expect(said).toMatchObject([{ argument: 'text', maximum: word }]);
  });

  it('is refused as an id that says nothing of its bound', async () => {
    const id = '1'.repeat(key + 1);
    expect(await ask(`{ find(id: "${id}") { __typename } }`)).toEqual(refused('id', key + 1, key));
    expect(await ask(`{ find(id: ${id}) { __typename } }`)).toEqual(refused('id', key + 1, key));
  });
});

it('a text with half a character is refused, and one with whole ones is answered', async () => {
  const said = [{ code: 'BAD_REQUEST', messageKey: 'errors.badRequest', argument: 'part.word' }];
  expect(await ask(PART, { part: { word: 'a\ud83d' } })).toEqual({ ran: 0, said });
  expect(await ask(PART, { part: { word: 'a\u{1f436}' } })).toEqual({ ran: 1, said: null });
});

it('a bound counts characters: an emoji is one', async () => {
  const { search } = TEXT_BOUNDS;
  const find = 'query ($text: String) { find(text: $text) { __typename } }';
  expect(await ask(find, { text: '\u{1f3ac}'.repeat(search) })).toEqual({ ran: 1, said: null });
  expect(await ask(find, { text: '\u{1f3ac}'.repeat(search + 1) })).toEqual(refused('text', search + 1, search));
});

it('a list has a bound too, whatever it lists', async () => {
  const years = Array.from({ length: MOST_LISTED + 1 }, () => 2026);
  const answer = await ask('query ($y: [Int!]) { find(years: $y) { __typename } }', { y: years });
  expect(answer).toEqual(refused('years', MOST_LISTED + 1, MOST_LISTED));
});

it('what is as long as it may be is answered, and so is what is left out or null', async () => {
  const text = 'x'.repeat(TEXT_BOUNDS.search);
  const part = { word: 'x'.repeat(TEXT_BOUNDS.word), ids: Array.from({ length: MOST_LISTED }, () => 'a') };
  const source = 'query ($t: String, $part: Part) { find(text: $t, part: $part, id: null) { __typename } }';
  expect(await ask(source, { t: text, part })).toEqual({ ran: 1, said: null });
  expect(await ask('{ find { __typename } }')).toEqual({ ran: 1, said: null });
});

describe('a schema is not made', () => {
  it.each([
    ['type Query { find(text: [String!]!): Int }', 'Query.find(text:) takes texts of any length'],
    ['type Query { one(part: Part): Int } input Part { text: String }', 'Part.text takes texts of any length'],
    ['scalar Line type Query { find(text: Line): Int }', 'Query.find(text:) takes texts of any length'],
    ['type Query { find(text: String @bound(to: "novel")): Int }', 'is bound to "novel", which'],
    ['type Query { find(text: String @bound(to: "toString")): Int }', 'is bound to "toString", which'],
  ])('of %s', (sdl, problem) => {
    expect(() => boundTexts(made(sdl))).toThrow(problem);
    expect(() => boundsOf(made(sdl))).toThrow(problem);
  });

  it('but where numbers, days and choices are taken, it is', () => {
    const schema = made('enum Order { NEWEST } scalar Date type Query { find(o: Order, d: Date, n: [Int!]): Int }');
    const { find } = schema.getQueryType()?.getFields() ?? {};
    const taken = find?.args.map(({ type }) => getNamedType(type).name);
    expect(taken).toEqual(['Order', 'Date', 'Int']);
    expect(boundsOf(schema).size).toBe(0);
  });
});
