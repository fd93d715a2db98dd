import { ITEM_SUBJECTS } from '@network/access/permissions.ts';
import type { ItemSubjectName, SubjectItems } from '@network/access/subjects.ts';
import { RECOMMENDATION_SHELVES } from '@network/access/subjects.ts';
import type { RequestContext } from '../http/request-context.ts';
import { isVideoRow, videoSubjectOf } from '../modules/content/catalogue/public.ts';

/** Returns whether a subject can't be judged without its video or shelf. */
export function needsItem(subject: string): boolean {
  return (ITEM_SUBJECTS as readonly string[]).includes(subject);
}

/**
 * Finds the item that a guarded field is about: its parent if that is a video, else the video of its `videoId`
 * argument, also inside `input`, where it may be called `id`, or its `shelf`. Null when this tenant shows no such
 * thing, as for one that does not exist.
 */
export async function itemInQuestion(
  subject: string,
  parent: unknown,
  args: Readonly<Record<string, unknown>>,
  context: RequestContext,
): Promise<SubjectItems[ItemSubjectName] | null> {
  const argument = (name: string): unknown =>
    args[name] ?? (args['input'] as Record<string, unknown> | undefined)?.[name];
  if (subject === 'recombeeRecommendations') {
    const shelf = RECOMMENDATION_SHELVES.find((each) => each === argument('shelf'));
    return shelf === undefined ? null : { shelf };
  }
  if (isVideoRow(parent)) return videoSubjectOf(parent, await channelOf(parent.channel_id, context), context);
  const videoId = argument('videoId') ?? (args['input'] as Record<string, unknown> | undefined)?.['id'];
  return typeof videoId === 'string' ? context.loaders.catalogue.videoSubject.load(videoId) : null;
}

async function channelOf(id: string | null, context: RequestContext) {
  return id === null ? null : context.loaders.catalogue.channel.load(id);
}
