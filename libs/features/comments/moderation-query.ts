import { operationQuery } from '@network/core/api/operation-query.ts';
import { ModerationDocument, type ModerationQuery } from './api/moderation.generated.ts';
import type { ModerationSearch } from './moderation-search.ts';

export type ModeratedComment = ModerationQuery['moderatedComments']['comments'][number];

/** A list of the moderation page. Never cached: other editors work on it too. */
export const moderationQuery = ({ list, member, after }: ModerationSearch) => ({
  ...operationQuery(ModerationDocument, { list, member, after }),
  staleTime: 0,
});
