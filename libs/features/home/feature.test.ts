import { describe, expect, it } from 'vitest';
import { matchHttpRedirect } from '@network/core/features/http-redirects.ts';
import { homeFeature } from './feature.ts';

describe('R43 the old front door', () => {
  it.each([
    ['', '/'],
    ['?utm=a%20+b&utm=', '/?utm=a%20+b&utm='],
    ['?next=//evil.example', '/?next=//evil.example'],
  ])('R43 /tube2%s goes home with its query', (search, location) =>
    expect(matchHttpRedirect(homeFeature.redirects ?? [], '/tube2', search)).toEqual({ location, status: 302 }),
  );

  it.each(['/tube2/', '/Tube2', '/tube2/x'])('R43 %s is another address', (path) =>
    expect(matchHttpRedirect(homeFeature.redirects ?? [], path, '')).toBeNull(),
  );
});
