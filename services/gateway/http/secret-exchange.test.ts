import { describe, expect, it } from 'vitest';
import { EXCHANGED_AT, exchange, LASTING_THROUGH_EXCHANGE } from '@network/testing/secret-exchange.ts';
import { brandKeyFor } from '../config/secrets.ts';
import { isBrandKey } from './brand-key.ts';
import { issueRights, readRights } from './stand-in.ts';

const viewer = { userId: 'u1', groups: [], unlockedVideoIds: [], unlockedChannelPackIds: [] } as never;

describe('while a secret is exchanged', () => {
  it('the key of a brand goes on', () => {
    const acceptance = exchange(
      (maker) => brandKeyFor(maker.brand, 'vixen'),
      (reader, made) => isBrandKey(reader.brands, 'vixen', made),
    );
    expect(acceptance).toEqual(LASTING_THROUGH_EXCHANGE);
  });

  it('the rights of a page go on', () => {
    const acceptance = exchange(
      (maker) =>
        issueRights(
          maker,
          'vixen',
          { viewer, autoplayEnabled: false, isWatching: false, hasNewFilms: false },
          EXCHANGED_AT,
        )?.token ?? '',
      (reader, made) => {
        try {
          readRights(reader, 'vixen', made, EXCHANGED_AT);
          return true;
        } catch (error) {
          // A token that was accepted is read as a viewer, of which this one has too little.
          return !String(error).includes('that this gateway issued');
        }
      },
    );
    expect(acceptance).toEqual(LASTING_THROUGH_EXCHANGE);
  });
});
