import { stockMedia } from '@network/demo/media/stock-media.ts';
import { stableChoice } from '../stock/stable-choice.ts';
import type { MediaGateway } from './media-gateway.ts';

export const QUALITIES = ['p270', 'p360', 'p480', 'p480l', 'p720', 'p1080', 'p2160', 'hls', 'storyboard'] as const;
/** An address, or null for what is not offered. */
export type Address = { token: string; cdn: string } | null;
type Answer = Record<(typeof QUALITIES)[number], Address> & {
  captions: { src: string }[];
  expiresAt: string;
  nextStep?: string;
};

const SELECTION = `{ __typename ... on AccessDenied { nextStep messageKey } ... on VideoToken {
  ${QUALITIES.map((quality) => `${quality} { token cdn }`).join(' ')} captions { language label src } expiresAt } }`;

/** The clip of the tests' film, and its running time. */
export const CLIP = stableChoice(stockMedia.clips, 'v-1');
export const SECONDS = 600;
export const OFFERED = QUALITIES.filter((quality) => quality in CLIP.qualities);

/** Requests the addresses of a film or a trailer from this gateway. */
export function addressesFrom(media: MediaGateway) {
  return async (
    field: 'getToken' | 'getTrailerToken',
    person: 'ada' | 'ben' | 'cleo' | null,
    videoId = 'v-1',
    device = 'DESKTOP',
  ): Promise<Answer> => {
    const { data } = await media.graphql(
      `{ answer: ${field}(videoId: "${videoId}", device: ${device}) ${SELECTION} }`,
      person,
    );
    return data['answer'] as unknown as Answer;
  };
}
