import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findBrokenReleases } from './find-broken-releases.ts';

const schema = `
  enum Order { NEWEST NAME }
  enum Quality { HD SD }
  input Filter { order: Order, search: String }
  type Picture { src: String! }
  type Video { title: String! length: Int! quality: Quality! picture: Picture! }
  type Gone { slug: String! }
  union Found = Video | Gone
  type Query { videos(filter: Filter): [Video!]! video(slug: String!): Found }
`;
const snapshot = {
  schema,
  releases: [
    { names: ['vixen r1', 'tushy r1'], hashes: ['a', 'b'] },
    { names: ['vixen r2'], hashes: ['b'] },
  ],
  documents: {
    a: 'query Home($filter: Filter) { videos(filter: $filter) { title picture { src } } }',
    b: 'query Film { video(slug: "a") { ... on Video { title } ... on Gone { slug } } }',
  },
};

/** The problems of the schema with a text replaced. */
const after = (text: string, by: string) => {
  if (!schema.includes(text)) throw new Error(`The schema has no ${text}.`);
  return findBrokenReleases(snapshot, buildSchema(schema.replace(text, by)));
};

describe('a schema beside what is live', () => {
  it.each([
    ['the same', 'length', 'length'],
    ['one that grows', 'length: Int!', 'length: Int! rating: Float'],
    ['without a field that nobody reads', 'length: Int!', ''],
    ['without a value that nobody sends', 'HD SD', 'HD'],
    ['with an argument that may be left out', 'slug: String!)', 'slug: String!, site: String)'],
  ])('is fine: %s', async (_what, text, by) => expect(await after(text, by)).toEqual([]));

  it('names the field, the operations and the releases, by brand, that a change breaks', async () => {
    expect(await after('title: String! ', '')).toEqual([
      'Cannot query field "title" on type "Video". Live in Home of vixen r1, tushy r1.',
      'Cannot query field "title" on type "Video". Live in Film of vixen r1, tushy r1, vixen r2.',
      "Field 'title' was removed from object type 'Video'. Live in Home, Film of vixen r1, tushy r1, vixen r2.",
    ]);
  });

  it.each([
    ['a field that may be empty now', 'src: String!', 'src: String', /'Picture\.src' changed type/],
    ['a value that variables may bring', 'NEWEST NAME', 'NEWEST', /Enum value 'NAME'.*Home of vixen r1, tushy r1/],
    ['an input that needs more', 'search: String', 'search: String, site: String!', /'site'.*Home of/],
    ['an argument that is required now', '(slug: String!)', '(slug: String!, site: String!)', /"site".*Film of/],
    ['a type that is no longer found', 'Video | Gone', 'Video', /'Gone' was removed from.*Film of/],
  ])('refuses %s', async (_what, text, by, line) => {
    expect((await after(text, by)).join('\n')).toMatch(line);
  });
});
