import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STOCK_MEDIA } from './stock/stock-media.ts';
import { addressesFrom } from './testing/film-addresses.ts';
import { type MediaGateway, startMediaGateway } from './testing/media-gateway.ts';

let media: MediaGateway;

beforeAll(async () => void (media = await startMediaGateway(NO_STOCK_MEDIA)));
afterAll(() => media.close());

describe('a film that nobody uploaded, where no media stand in', () => {
  it.each(['getToken', 'getTrailerToken'] as const)(
    'is refused by %s, without a step that would help',
    async (field) => {
      expect(await addressesFrom(media)(field, 'ada')).toEqual({
        __typename: 'AccessDenied',
        messageKey: 'errors.beingPrepared',
        nextStep: null,
      });
    },
  );

  it('has a picture that is missing, of a neutral plane for who asks, no preview and nothing to download', async () => {
    const { data } = await media.graphql(
      '{ video(slug: "video-1") { previews { src } downloadResolutions { res } images { poster { src avifSrcSet isMissing } portrait { src isMissing } } } }',
    );
    const video = data['video'] as unknown as Record<string, unknown> & {
      images: {
        poster: { src: string; avifSrcSet: string; isMissing: boolean };
        portrait: { src: string; isMissing: boolean };
      };
    };
    expect([video['previews'], video['downloadResolutions']]).toEqual([[], []]);
    const { poster, portrait } = video.images;
    expect([poster.isMissing, portrait.isMissing]).toEqual([true, true]);
    for (const src of [poster.src, portrait.src, poster.avifSrcSet.split(' ')[0] ?? '']) {
      const answer = await media.get(src);
      expect([src, answer.statusCode]).toEqual([src, 200]);
      expect(answer.headers['content-type']).toMatch(/^image\/(?:avif|webp)$/);
    }
  });

  it.each(['/media/pictures/silk-ember-1-960.avif', '/media/previews/silk-ember-1.mp4'])(
    'sends nothing at %s',
    async (url) => {
      expect((await media.get(url)).statusCode).toBe(404);
    },
  );
});
