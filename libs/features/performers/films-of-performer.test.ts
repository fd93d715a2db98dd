import { describe, expect, it } from 'vitest';
import { VIDEO_ORDERS } from '../listing/video-order.ts';
import { performerHref, readFilmsOfPerformer } from './films-of-performer.ts';

describe('R13 the films on a performer’s page', () => {
  it('R13 begin on page 1, newest first, whatever else the order says', () => {
    expect(readFilmsOfPerformer({})).toEqual({ page: 1, order: 'NEWEST' });
    expect(readFilmsOfPerformer({ order: 'loudest' })).toEqual({ page: 1, order: 'NEWEST' });
    expect(readFilmsOfPerformer({ order: ['name', 'rating'] })).toMatchObject({ order: 'NEWEST' });
  });

  it.each(VIDEO_ORDERS)('R13 have an address that reads back: %s', (order) => {
    const address = new URL(performerHref('jane', { page: 3, order }), 'http://a');
    expect(address.pathname).toBe('/performers/jane');
    expect(readFilmsOfPerformer(Object.fromEntries(address.searchParams))).toEqual({ page: 3, order });
  });

  it('R13 write no default', () => {
    expect(performerHref('jane', { page: 1, order: 'NEWEST' })).toBe('/performers/jane');
  });
});
