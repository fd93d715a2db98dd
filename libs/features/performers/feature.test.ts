import { describe, expect, it } from 'vitest';
import { matchHttpRedirect } from '@network/core/features/http-redirects.ts';
import { performersFeature } from './feature.ts';

const sent = (path: string, search = '') => matchHttpRedirect(performersFeature.redirects ?? [], path, search);

describe('old addresses of performers', () => {
  it('R09 /models goes to /performers for good, with its query', () => {
    expect(sent('/models', '?order=name&page=2')).toEqual({
      location: '/performers?order=name&page=2',
      status: 301,
    });
  });

  it('R10 /models/:slug goes to /performers/:slug for good, and an invalid slug is not found', () => {
    expect(sent('/models/jane-doe', '?x=1')).toEqual({ location: '/performers/jane-doe', status: 301 });
    expect(sent('/models/Jane')).toBeNull();
    expect(sent(`/models/${'a'.repeat(201)}`)).toBeNull();
  });
});
