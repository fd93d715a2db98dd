import { createHash } from 'node:crypto';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { composeSchema } from './compose-schema.ts';
import { generateOperations } from './generate-operations.ts';

const composed = composeSchema([
  {
    path: 'schema.graphql',
    text: `
      enum Order { NEWEST NAME }
      type Picture { src: String! }
      type Video { title: String! picture: Picture! }
      type Query { videos(order: Order): [Video!]! }
    `,
  },
]);
const picture = { path: 'libs/graphql/fragments/picture.graphql', text: 'fragment Picture on Picture { src }' };
const card = {
  path: 'libs/graphql/fragments/card.graphql',
  text: 'fragment Card on Video { title picture { ...Picture } }',
};
const page = {
  path: 'libs/features/videos/api/page.graphql',
  text: 'query Page($order: Order) { videos(order: $order) { ...Card } }',
};

describe('generateOperations', () => {
  it('keeps the whole text, fragments of fragments included, under its own hash', async () => {
    const { manifest } = await generateOperations(composed, [page, card, picture]);
    const [[hash, text] = ['', '']] = Object.entries(manifest);
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect(validate(composed.schema, parse(text))).toEqual([]);
    expect(text).toContain('fragment Picture on Picture');
  });

  it('ships the hash and the name, not the text', async () => {
    const { files, manifest } = await generateOperations(composed, [page, card, picture]);
    const file = files.get('libs/features/videos/api/page.generated.ts') ?? '';
    expect(file).toContain(`hash: '${Object.keys(manifest)[0]}'`);
    expect(file).toContain('TypedDocumentString<PageQuery, PageQueryVariables>');
    expect(file).not.toContain('...Card');
  });

  it('changes the hash when a fragment of another file changes', async () => {
    const before = await generateOperations(composed, [page, card, picture]);
    const changed = { ...card, text: 'fragment Card on Video { title }' };
    const after = await generateOperations(composed, [page, changed, picture]);
    expect(Object.keys(after.manifest)).not.toEqual(Object.keys(before.manifest));
  });

  it('gives the same files whatever the order of its sources', async () => {
    const one = await generateOperations(composed, [page, card, picture]);
    const two = await generateOperations(composed, [picture, card, page]);
    expect(new Map(two.files)).toEqual(new Map(one.files));
    expect(two.manifest).toEqual(one.manifest);
  });

  it('refuses a field that the schema does not have, naming the file', async () => {
    const wrong = { path: 'libs/features/videos/api/wrong.graphql', text: 'query Wrong { videos { colour } }' };
    await expect(generateOperations(composed, [wrong])).rejects.toThrow(/colour[\s\S]*wrong\.graphql/);
  });

  it('refuses two operations, or two fragments, of one name, and one without a name', async () => {
    const again = { ...page, path: 'libs/features/home/api/page.graphql' };
    await expect(generateOperations(composed, [page, again, card, picture])).rejects.toThrow(/Page exists already/);
    const second = { ...picture, path: 'libs/graphql/fragments/second.graphql' };
    await expect(generateOperations(composed, [picture, second])).rejects.toThrow(/Picture exists already/);
    const nameless = { path: 'libs/features/home/api/nameless.graphql', text: '{ videos { title } }' };
    await expect(generateOperations(composed, [nameless])).rejects.toThrow(/needs a name/);
  });
});
