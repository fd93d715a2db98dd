import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isPermission } from '@network/access/permissions.ts';
import { createSchema } from '../graphql/schema.ts';
import { accessRuleOf } from '../graphql/access-directive.ts';
import { declaredModules, folderOfModule } from './declared-modules.ts';
import { modules } from './registry.ts';

const schema = createSchema(modules);
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ name: `${type?.name}.${field.name}`, field })),
);
const allFields = Object.values(schema.getTypeMap()).flatMap((type) =>
  type instanceof GraphQLObjectType && !type.name.startsWith('__')
    ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
    : [],
);

describe('the schema', () => {
  it('says of every root field who may use it', () => {
    expect(rootFields.length).toBeGreaterThan(10);
    const silent = rootFields.filter(
      ({ field }) => !field.astNode?.directives?.some(({ name }) => name.value === 'access' || name.value === 'open'),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('leaves no mutation open to everyone by @open but the one of a locked session', () => {
    const open = rootFields.filter(
      ({ name, field }) =>
        name.startsWith('Mutation.') && field.astNode?.directives?.some((each) => each.name.value === 'open'),
    );
    // A locked session has no rights that could allow it; its resolver requires the session's person.
    expect(open.map(({ name }) => name)).toEqual(['Mutation.unlockSession']);
  });

  it('asks only for rights that libs/access knows', () => {
    const unknown = allFields.filter(({ field }) => {
      const rule = accessRuleOf(field);
      return rule !== null && !isPermission(rule.action, rule.subject);
    });
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('has a resolver for every root field', () => {
    expect(rootFields.filter(({ field }) => field.resolve === undefined).map(({ name }) => name)).toEqual([]);
  });
});

describe('the declared modules', () => {
  it('are the folders below the groups', () => {
    const folders = globSync('*/*/module.ts', { cwd: import.meta.dirname }).map((file) => dirname(file));
    expect(folders.toSorted()).toEqual(declaredModules.map(({ id }) => folderOfModule(id)).toSorted());
  });
});
