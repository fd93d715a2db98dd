import { buildSchema, graphql } from 'graphql';
import { expect, it } from 'vitest';
import type { RequestContext } from '../http/request-context.ts';
import { hidePersonalFields } from './personal-directive.ts';

const SDL = 'directive @personal on FIELD_DEFINITION';

async function run(source: string, isStandIn: boolean) {
  const schema = hidePersonalFields(
    buildSchema(`${SDL}
      type Query { title: String!, isSaved: Boolean! @personal, seconds: Int @personal, begun: [String!]! @personal }
      type Mutation { save: Boolean! }`),
  );
  const rootValue = { title: 'Film', isSaved: true, seconds: 7, begun: ['a'], save: true };
  const contextValue = { isStandIn } as RequestContext;
  const { data, errors } = await graphql({ schema, source, rootValue, contextValue });
  return { data, code: errors?.[0]?.extensions['code'] };
}

const FIELDS = '{ title isSaved seconds begun }';

it('a person reads their own values, and a stand-in the neutral ones', async () => {
  expect(await run(FIELDS, false)).toMatchObject({ data: { title: 'Film', isSaved: true, seconds: 7, begun: ['a'] } });
  expect(await run(FIELDS, true)).toMatchObject({ data: { title: 'Film', isSaved: false, seconds: null, begun: [] } });
});

it('a stand-in changes nothing', async () => {
  expect(await run('mutation { save }', false)).toMatchObject({ data: { save: true } });
  expect(await run('mutation { save }', true)).toEqual({ data: null, code: 'PERSON_NEEDED' });
});

it('a type without a neutral value stops the start', () => {
  const schema = buildSchema(`${SDL}\ntype Query { balance: Int! @personal }`);
  expect(() => hidePersonalFields(schema)).toThrow('Query.balance');
});
