import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function parseInstant(value: unknown): string {
  const date = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : null;
  if (date === null || Number.isNaN(date.getTime())) {
    throw new GraphQLError('Expected an instant in ISO 8601, such as 2026-01-31T12:00:00Z.');
  }
  return date.toISOString();
}

function parseDay(value: unknown): string {
  if (typeof value === 'string' && DATE.test(value)) {
    const date = new Date(`${value}T00:00:00Z`);
    // An impossible day such as February 30 would be folded into March.
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)) return value;
  }
  throw new GraphQLError('Expected a calendar day as YYYY-MM-DD.');
}

const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : parseInstant(value)),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

const date = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : parseDay(value)),
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : null),
});

/** Resolvers of the scalars of the schema. */
export const scalars = { DateTime: dateTime, Date: date };
