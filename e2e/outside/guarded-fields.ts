import {
  type ArgumentNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type TypeNode,
} from 'graphql';
import { readSchemaText } from '@network/testing/schema-text.ts';

const { definitions } = parse(readSchemaText());

/** A field that carries @access, with a document that calls it; `$video` is the id of the video in question. */
export interface GuardedField {
  readonly name: string;
  readonly action: string;
  readonly subject: string;
  readonly isMutation: boolean;
  readonly document: string;
}

/** Every field that an access rule speaks of, read off the schema, so that none is forgotten. */
export const GUARDED_FIELDS: readonly GuardedField[] = definitions
  .filter((each): each is ObjectTypeDefinitionNode => each.kind === Kind.OBJECT_TYPE_DEFINITION)
  .flatMap((type) => (type.fields ?? []).flatMap((field) => guardedField(type.name.value, field) ?? []));

function guardedField(parent: string, field: FieldDefinitionNode): GuardedField | null {
  const access = field.directives?.find(({ name }) => name.value === 'access');
  if (!access) return null;
  const text = (name: string): string => textOf(access.arguments, name);
  const call = `${field.name.value}${argumentsOf(field)} ${selectionOf(field.type)}`;
  return {
    name: `${parent}.${field.name.value}`,
    action: text('action'),
    subject: text('subject'),
    isMutation: parent === 'Mutation',
    document: documentOf(parent, call),
  };
}

function documentOf(parent: string, call: string): string {
  const isAboutVideo = call.includes('$video');
  if (parent === 'Mutation') return `mutation ${isAboutVideo ? '($video: ID!)' : ''} { guarded: ${call} }`;
  if (parent === 'Query') return `query ${isAboutVideo ? '($video: ID!)' : ''} { guarded: ${call} }`;
  if (parent === 'Video') return `query ($video: ID!) { videoById(id: $video) { guarded: ${call} } }`;
  throw new Error(`There is no way yet to a guarded field of ${parent}`);
}

function textOf(
  values: readonly { readonly name: { readonly value: string }; readonly value: ArgumentNode['value'] }[] | undefined,
  name: string,
): string {
  const value = values?.find((each) => each.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : '';
}

function argumentsOf({ arguments: all = [] }: FieldDefinitionNode): string {
  const required = all.filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);
  if (required.length === 0) return '';
  return `(${required.map(({ name, type }) => `${name.value}: ${valueOf(name.value, type)}`).join(', ')})`;
}

/** Any value of that type; the video's own id where the field takes one. */
function valueOf(name: string, type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return valueOf(name, type.type);
  if (name === 'shelf') return type.kind === Kind.NAMED_TYPE && type.name.value === 'String' ? '"home"' : 'home';
  if (type.kind === Kind.LIST_TYPE) return `[${valueOf(name, type.type)}]`;
  const named = definitions.find((each) => 'name' in each && each.name?.value === type.name.value);
  if (named?.kind === Kind.ENUM_TYPE_DEFINITION) return named.values?.[0]?.name.value ?? 'null';
  if (named?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) return inputOf(named);
  switch (type.name.value) {
    case 'Int':
    case 'Float':
      return '1';
    case 'Boolean':
      return 'false';
    case 'DateTime':
      return '"2026-01-01T00:00:00.000Z"';
    default:
      return name === 'videoId' ? '$video' : '"nothing-of-that-name"';
  }
}

/** An input whose only id is called `id` refers to the video itself, as UnlockVideo's. */
function inputOf({ name: input, fields = [] }: InputObjectTypeDefinitionNode): string {
  const required = fields.filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);
  const value = (name: string, type: TypeNode): string =>
    name === 'id' && input.value.includes('Video') ? '$video' : valueOf(name, type);
  return `{ ${required.map(({ name, type }) => `${name.value}: ${value(name.value, type)}`).join(', ')} }`;
}

function selectionOf(type: TypeNode): string {
  if (type.kind !== Kind.NAMED_TYPE) return selectionOf(type.type);
  const named = definitions.find((each) => 'name' in each && each.name?.value === type.name.value);
  const hasFields = named?.kind === Kind.OBJECT_TYPE_DEFINITION || named?.kind === Kind.UNION_TYPE_DEFINITION;
  if (!hasFields) return '';
  const isRefusable =
    named.kind === Kind.UNION_TYPE_DEFINITION && named.types?.some(({ name }) => name.value === 'AccessDenied');
  const refusal = isRefusable ? ' ... on AccessDenied { messageKey nextStep }' : '';
  return `{ __typename${refusal} }`;
}
