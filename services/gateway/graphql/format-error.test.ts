import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorReporter } from '@network/server/error-reports/error-reporter.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { formatError } from './format-error.ts';

function format(error: GraphQLError) {
  const log = { error: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const reporter = { isOn: true, report: vi.fn<ErrorReporter['report']>(), feedback: async () => true };
  const request = { correlationId: 'id-12345678', log: log as unknown as FastifyBaseLogger, services: { reporter } };
  return { shown: formatError(error, request), log, reporter };
}

describe('errors as a client sees them', () => {
  it('hide what was not expected behind the correlation id, log it and report it', () => {
    const secret = new Error('password authentication failed for user "gateway"');
    const { shown, log, reporter } = format(
      new GraphQLError(secret.message, { originalError: secret, path: ['videos', 0, 'title'] }),
    );
    expect(JSON.stringify(shown)).not.toContain('password');
    expect(shown.extensions).toEqual({ code: 'INTERNAL', messageKey: 'errors.internal', correlationId: 'id-12345678' });
    expect(log.error).toHaveBeenCalledOnce();
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(
      'server',
      expect.objectContaining({ name: 'Error', path: '/graphql/videos/title', correlationId: 'id-12345678' }),
    );
  });

  it('carry the code and message key of a failure that was expected', () => {
    const expected = new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such thing here.');
    const { shown, log, reporter } = format(
      new GraphQLError(expected.message, { originalError: expected, extensions: expected.extensions }),
    );
    expect(shown).toMatchObject({ extensions: { code: 'NOT_FOUND', messageKey: 'errors.notFound' } });
    expect(log.error).not.toHaveBeenCalled();
    expect(reporter.report).not.toHaveBeenCalled();
  });

  it.each([
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), {}),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('say that the service is away for %o', (error) => {
    expect(format(new GraphQLError('x', { originalError: error })).shown.extensions?.['code']).toBe('UNAVAILABLE');
  });

  it('name a text that no database holds as what it is, wherever in the chain it was found', () => {
    const refused = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' });
    const inJson = Object.assign(new Error('unsupported Unicode escape sequence'), { code: '22P05' });
    for (const error of [refused, inJson, new Error('statement failed', { cause: refused })]) {
      const { shown, log } = format(new GraphQLError('x', { originalError: error, path: ['getToken'] }));
      expect(shown).toMatchObject({ path: ['getToken'], extensions: { code: 'BAD_REQUEST' } });
      expect(log.error).not.toHaveBeenCalled();
    }
  });

  it('suggest no names', () => {
    const { shown } = format(new GraphQLError('Cannot query field "vides" on type "Query". Did you mean "videos"?'));
    expect(shown.message).toBe('Cannot query field "vides" on type "Query".');
  });
});
