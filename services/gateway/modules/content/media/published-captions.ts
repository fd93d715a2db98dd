import type { RequestContext } from '../../../http/request-context.ts';
import type { MediaGrant } from './media-address.ts';
import { type Sendable, sendableBytes } from './send-media.ts';
import { TIMED_TEXT_TYPE } from './timed-text.ts';

const NAME = /^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,6})\.vtt$/;

/** The captions that editors published for the film of a grant, by a name such as `en.vtt`; null for anything else. */
export async function publishedCaptions(
  { loaders }: Pick<RequestContext, 'loaders'>,
  { part, kind, videoId }: MediaGrant,
  name: string,
): Promise<Sendable | null> {
  const language = part === 'captions' && kind === 'video' ? NAME.exec(name)?.[1] : undefined;
  if (language === undefined) return null;
  const text = await loaders.catalogue.captionText.load({ videoId, language });
  if (text === null) return null;
  return sendableBytes(Buffer.from(text), TIMED_TEXT_TYPE);
}
