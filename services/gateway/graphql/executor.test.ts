import { buildSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../http/request-context.ts';
import { createExecutor } from './executor.ts';
import { GRAPHQL_LIMITS } from './limits.ts';

const schema = buildSchema(`
  type Query { node: Node!, nodes: [Node!]!, secretName: String }
  type Node { name: String!, child: Node!, children: [Node!]!, fails: String! }
`);
const node: unknown = {
  name: 'a',
  get child() {
    return node;
  },
  get children() {
    return [node, node];
  },
};
const resolvers: Record<string, () => unknown> = {
  'Query.node': () => node,
  'Query.nodes': () => [node],
  'Node.fails': async () => {
    throw new Error('it failed');
  },
};
for (const [name, resolve] of Object.entries(resolvers)) {
  const [type = '', field = ''] = name.split('.');
  Object.assign((schema.getType(type) as GraphQLObjectType).getFields()[field] ?? {}, { resolve });
}

const context = {} as RequestContext;
const execute = createExecutor(schema, { introspection: true });
const run = (document: string, operationName: string | null = null) =>
  execute({ document, operationName, variables: {} }, context);
const deep = (depth: number) => `{ node ${'{ child '.repeat(depth - 2)} { name } ${'}'.repeat(depth - 2)} }`;

describe('executing operations', () => {
  it('gives the same answer interpreted and compiled', async () => {
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await run('{ nodes { name children { name fails } } }'));
    expect(answers[0]?.errors?.length).toBeGreaterThan(0);
    const shown = answers.map(({ data, errors }) =>
      JSON.stringify([data, errors?.map(({ message, path }) => [message, path])]),
    );
    expect(new Set(shown).size).toBe(1);
  });

  it('keeps the operations of one document apart, also when they are compiled', async () => {
    const document = 'query A { node { name } } query B { nodes { name } }';
    for (let time = 0; time < 3; time += 1) {
      expect(await run(document, 'A')).toMatchObject({ data: { node: { name: 'a' } } });
      expect(await run(document, 'B')).toMatchObject({ data: { nodes: [{ name: 'a' }] } });
    }
  });

  it('refuses a name that no operation has, and a choice that is not made', async () => {
    const document = 'query A { node { name } } query B { node { name } }';
    expect(await run(document, 'C')).toMatchObject({ isRefused: true });
    expect(await run(document)).toMatchObject({ isRefused: true });
  });

  it.each(['', '{', '{ nothing }', '{"kind":"Document","definitions":[]}', 'fragment A on Node { name }'])(
    'refuses %j without running anything',
    async (document) => {
      const outcome = await run(document);
      expect(outcome.isRefused).toBe(true);
      expect(outcome.errors?.length).toBeGreaterThan(0);
    },
  );

  it('hides the schema where introspection is off', async () => {
    const closed = createExecutor(schema, { introspection: false });
    const outcome = await closed(
      { document: '{ __schema { types { name } } }', operationName: null, variables: {} },
      context,
    );
    expect(outcome.isRefused).toBe(true);
  });
});

describe('limits of ad-hoc operations', () => {
  const refusalOf = async (document: string) => (await run(document)).errors?.[0]?.extensions['code'];

  it('allow what is just within them', async () => {
    expect((await run(deep(GRAPHQL_LIMITS.depth))).errors).toBeUndefined();
    const aliases = Array.from({ length: GRAPHQL_LIMITS.aliases }, (_, index) => `a${index}: node { name }`).join(' ');
    expect((await run(`{ ${aliases} }`)).errors).toBeUndefined();
  });

  it('refuse what is deeper, also through fragments', async () => {
    expect(await refusalOf(deep(GRAPHQL_LIMITS.depth + 1))).toBe('LIMIT_EXCEEDED');
    const parts = Array.from({ length: 14 }, (_, index) => `fragment F${index} on Node { child { ...F${index + 1} } }`);
    expect(await refusalOf(`{ node { ...F0 } } ${parts.join(' ')} fragment F14 on Node { name }`)).toBe(
      'LIMIT_EXCEEDED',
    );
  });

  it('refuse more aliases and directives', async () => {
    const aliases = Array.from({ length: GRAPHQL_LIMITS.aliases + 1 }, (_, index) => `a${index}: node { name }`).join(
      ' ',
    );
    expect(await refusalOf(`{ ${aliases} }`)).toBe('LIMIT_EXCEEDED');
    const many = Array.from({ length: GRAPHQL_LIMITS.directives + 1 }, () => 'node @include(if: true) { name }').join(
      ' ',
    );
    expect(await refusalOf(`{ ${many} }`)).toBe('LIMIT_EXCEEDED');
  });

  it('refuse lists within lists within lists', async () => {
    expect(await refusalOf('{ nodes { children { children { children { children { name } } } } } }')).toBe(
      'LIMIT_EXCEEDED',
    );
  });

  it('weigh a fragment once, however often it is spread', async () => {
    const parts = Array.from({ length: 25 }, (_, n) => `fragment F${n} on Node { ...F${n + 1} ...F${n + 1} }`);
    const outcome = await run(`{ node { ...F0 } } ${parts.join(' ')} fragment F25 on Node { name }`);
    expect(outcome.errors?.[0]?.extensions['code']).toBe('LIMIT_EXCEEDED');
  });

  it('refuse a circle of fragments', async () => {
    expect((await run('{ node { ...A } } fragment A on Node { ...B } fragment B on Node { ...A }')).isRefused).toBe(
      true,
    );
  });

  it('stop reading a document of too many tokens', async () => {
    expect((await run(`{ ${'node { name } '.repeat(GRAPHQL_LIMITS.tokens)} }`)).isRefused).toBe(true);
  });
});
