import { expect, it } from 'vitest';
import { EXCHANGED_AT, exchange, LASTING_THROUGH_EXCHANGE } from '@network/testing/secret-exchange.ts';
import { checkToken, type MediaGrant, signGrant } from './media-address.ts';
import { checkByMediaKeys, mediaKey } from './media-key.ts';

const grant: MediaGrant = {
  videoId: 'v1',
  kind: 'video',
  clip: 'c1',
  repeats: 1,
  part: 'hls',
  variants: [],
  expiresAt: new Date(EXCHANGED_AT.getTime() + 60_000),
  fileName: null,
};

it('an address of a film goes on while a secret is exchanged', () => {
  const acceptance = exchange(
    (maker) => signGrant(mediaKey({ secrets: maker }), 'user:u1', grant),
    (reader, made) => checkByMediaKeys({ secrets: reader }, (key) => checkToken(key, 'user:u1', made, EXCHANGED_AT)).ok,
  );
  expect(acceptance).toEqual(LASTING_THROUGH_EXCHANGE);
});
