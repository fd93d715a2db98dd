import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../http/gateway-error.ts';
import { readGraphqlBody } from './request-body.ts';

const HASH = 'a'.repeat(64);
const byHash = (sha256Hash: string) => ({ extensions: { persistedQuery: { sha256Hash } }, variables: { page: 1 } });

const codeOf = (body: unknown, persistedOnly: boolean): string => {
  try {
    readGraphqlBody(body, { persistedOnly });
    return 'taken';
  } catch (error) {
    if (error instanceof GatewayError) return error.code;
    throw error;
  }
};

describe('the body of a GraphQL call', () => {
  it('names a persisted operation by its hash', () => {
    expect(readGraphqlBody(byHash(HASH), { persistedOnly: true })).toEqual({
      by: 'hash',
      hash: HASH,
      operationName: null,
      variables: { page: 1 },
    });
  });

  it('may hold a document of its own in the demonstration only', () => {
    expect(codeOf({ query: '{ a }' }, false)).toBe('taken');
    expect(codeOf({ query: '{ a }' }, true)).toBe('FORBIDDEN');
  });

  it('never runs a document that comes along with a hash', () => {
    const call = readGraphqlBody({ ...byHash(HASH), query: '{ other }' }, { persistedOnly: false });
    expect(call).toMatchObject({ by: 'hash', hash: HASH });
    expect(call).not.toHaveProperty('document');
  });

  it.each(['constructor', '__proto__', '../x', HASH.toUpperCase(), ''])('does not know %j', (hash) => {
    expect(codeOf(byHash(hash), true)).toBe('BAD_REQUEST');
  });

  it('is refused in any other form, and never breaks', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(['taken', 'BAD_REQUEST']).toContain(codeOf(body, false));
      }),
    );
  });
});
