import { GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { createStaffSchema } from '../../../../staff-api/staff-schema.ts';
import { modules } from '../../../registry.ts';
import { CONTENT_KINDS, isKnownBySlug, kindOf, KINDS_WITH_FILMS } from './content-kinds.ts';

it('every kind is announced under the name by which editors know it', () => {
  expect(CONTENT_KINDS.map((name) => kindOf(name).kind)).toEqual(CONTENT_KINDS);
});

it('the staff API knows the same kinds, in the order in which one refers to those before it', () => {
  const type = createStaffSchema(modules).getType('ContentKind');
  const names = type instanceof GraphQLEnumType ? type.getValues().map(({ name }) => name) : [];
  expect(names).toEqual(CONTENT_KINDS);
});

it('the staff API takes and shows the fields of every kind, and of no other', () => {
  const schema = createStaffSchema(modules);
  const input = schema.getType('ContentInput');
  const item = schema.getType('ContentItem');
  if (!(input instanceof GraphQLInputObjectType && item instanceof GraphQLObjectType))
    throw new Error('No such types.');
  expect(input.isOneOf).toBe(true);
  expect(Object.keys(input.getFields()).toSorted()).toEqual(CONTENT_KINDS.toSorted());
  for (const kind of CONTENT_KINDS)
    expect({ kind, resolves: item.getFields()[kind]?.resolve }).toMatchObject({ kind, resolves: expect.any(Function) });
});

it('what has a page under a slug that can change has an id of its own', () => {
  const withIds = CONTENT_KINDS.filter((kind) => !isKnownBySlug(kind));
  expect(withIds).toEqual(['showcase', 'channel', 'pack', 'performer', 'film']);
});

it('what is erased with its film is known', () => {
  expect(KINDS_WITH_FILMS).toEqual(['caption', 'pictureSet', 'expertReview', 'wallPost', 'reel']);
});
