import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { FIRST_YEAR, isDay, LAST_YEAR, parseInstant } from '@network/validation/instant.ts';

function readInstant(value: unknown): string {
  const instant = parseInstant(value);
  if (instant !== null) return instant;
  throw new GraphQLError(
    `Expected an instant in ISO 8601, such as 2026-01-31T12:00:00Z, of the years ${FIRST_YEAR} to ${LAST_YEAR}.`,
  );
}

function readDay(value: unknown): string {
  if (isDay(value)) return value;
  throw new GraphQLError(`Expected a calendar day as YYYY-MM-DD, of the years ${FIRST_YEAR} to ${LAST_YEAR}.`);
}

const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value.toISOString() : readInstant(value)),
  parseValue: readInstant,
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : null),
});

const date = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : readDay(value)),
  parseValue: readDay,
  parseLiteral: (node) => readDay(node.kind === Kind.STRING ? node.value : null),
});

/** Resolvers of the scalars of the schema. */
export const scalars = { DateTime: dateTime, Date: date };
