import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import { commonFailureText, errorText, noConnectionText } from './error-text.ts';

const failure = (status: number, code: string | null = null, cause?: unknown): ApiError => {
  const kind: ApiErrorKind = status === 200 ? 'graphql' : 'unavailable';
  return new ApiError('Failed', { kind, status, code, correlationId: null }, { cause });
};

describe('the text about a failed call', () => {
  it('says that there is no connection, and that the words are kept, where nobody answered', () => {
    const unreached = failure(0, null, new TypeError('Failed to fetch'));
    expect(noConnectionText()).toContain('What you typed is kept');
    expect(errorText(unreached)).toBe(noConnectionText());
    expect(commonFailureText(unreached)).toBe(noConnectionText());
  });

  it.each([
    ['a gateway that is away', failure(503)],
    ['one that took too long', failure(0, null, new DOMException('Too slow', 'TimeoutError'))],
    ['a session that could not be renewed', failure(0, null, failure(401))],
    ['a page of a release that has ended', failure(0, 'DOCUMENT_UNKNOWN')],
  ])('leaves %s to the words of the page', (_name, error) => {
    expect(commonFailureText(error)).toBeNull();
    expect(errorText(error)).not.toBe(noConnectionText());
  });

  it('tells an exceeded limit wherever it is met', () => {
    expect(commonFailureText(failure(200, 'RATE_LIMITED'))).toContain('Too many requests');
    expect(commonFailureText(new Error('A fault'))).toBeNull();
  });
});
