import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { executeCodegen } from '@graphql-codegen/cli';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = `
  enum Order { NEWEST NAME }
  type Picture { src: String! }
  type Video { title: String! picture: Picture! }
  type Query { videos(order: Order): [Video!]! }
`;
const picture = 'fragment Picture on Picture { src }';
const card = 'fragment Card on Video { title picture { ...Picture } }';
const page = 'query Page($order: Order) { videos(order: $order) { ...Card } }';
const plugin = (name: string): string => resolve(import.meta.dirname, name);

/** What one output of a code generation from those texts is. */
async function generate(plugins: string[], documents: readonly string[]): Promise<string> {
  const { result, error } = await executeCodegen({
    silent: true,
    schema,
    documents: [...documents],
    generates: { 'page.generated.ts': { plugins } },
  });
  if (error) throw error;
  return result[0]?.content ?? '';
}

const manifestOf = async (...documents: string[]): Promise<Record<string, string>> =>
  JSON.parse(await generate([plugin('persisted-operations.ts')], documents)) as Record<string, string>;
const moduleOf = (...documents: string[]) =>
  generate(['typescript-operations', plugin('persisted-documents.ts')], documents);

describe('the manifest of persisted operations', () => {
  it('has the whole text, fragments of fragments included, under its own hash', async () => {
    const [[hash, text] = ['', '']] = Object.entries(await manifestOf(page, card, picture));
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect(validate(buildSchema(schema), parse(text))).toEqual([]);
    expect(text).toContain('fragment Picture on Picture');
  });

  it('changes the hash when a fragment changes, and not when sources change places', async () => {
    const before = Object.keys(await manifestOf(page, card, picture));
    expect(Object.keys(await manifestOf(picture, card, page))).toEqual(before);
    expect(Object.keys(await manifestOf(page, 'fragment Card on Video { title }'))).not.toEqual(before);
  });

  it('refuses an operation without a name, two of one name and a field that the schema does not have', async () => {
    await expect(manifestOf('{ videos { title } }')).rejects.toThrow(/needs a name/);
    await expect(manifestOf(page, 'query Page { videos { title } }', card, picture)).rejects.toThrow(/Page/);
    await expect(manifestOf('query Wrong { videos { colour } }')).rejects.toThrow(/colour/);
  });
});

describe('a generated document', () => {
  it('carries the hash of the manifest and the name, and no text', async () => {
    const [hash] = Object.keys(await manifestOf(page, card, picture));
    const code = await moduleOf(page, card, picture);
    expect(code).toContain(`export const PageDocument = {"__meta__":{"hash":"${hash}","name":"Page","kind":"query"}}`);
    expect(code).toContain('DocumentNode<PageQuery, PageQueryVariables>');
    expect(code).not.toContain('"kind":"Document"');
    expect(code).not.toContain('...Card');
  });

  it('is not made of fragments alone', async () => {
    const code = await moduleOf(card, picture);
    expect(code).toContain('export type CardFragment');
    expect(code).not.toContain('export const');
  });
});
