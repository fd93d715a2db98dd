import { sql } from 'kysely';
import { insertRows } from '../../../../db/insert-rows.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { type DraftComment, draftComments } from './draft-comments.ts';
import { textHashOf } from '../writer/add-comment.ts';
import { findNamedPeople } from '../../../people/identity/public.ts';
import { findReleasedFilms } from '../../../content/catalogue/public.ts';

/** The demonstration's comments with replies, votes, reports, and a pinned one on each site's videos. */
export async function seedComments({ db, random, today }: SeedContext): Promise<void> {
  const people = await findNamedPeople(db);
  const editor = people.find(({ groups }) => groups.includes('commenteditor'))?.id;
  if (editor === undefined) return;
  const videos = await findReleasedFilms(db, today);
  const members = people.filter(({ groups }) => groups.length === 0).map(({ id }) => id);
  const drafts = draftComments({ videos, members, editor, today, dice: random('comments') });
  // Ids are in the order of writing, as they are when people write.
  const inOrder = drafts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ids = new Map(inOrder.map((draft, index) => [draft, String(index + 1)]));
  const idOf = (draft: DraftComment): string => ids.get(draft) ?? '0';
  const shownReplies = Map.groupBy(
    drafts.filter((draft) => draft.answers !== null && draft.removedAt === null),
    (draft) => draft.answers,
  );

  await insertRows(
    db,
    'comments',
    inOrder.map((draft) => ({
      id: idOf(draft),
      video_id: draft.videoId,
      parent_id: draft.answers && idOf(draft.answers),
      author_id: draft.authorId,
      text: draft.text,
      text_hash: textHashOf(draft.text),
      created_at: draft.createdAt,
      removed_at: draft.removedAt,
      pinned_at: draft.isPinned ? draft.createdAt : null,
      likes: draft.likedBy.length,
      dislikes: draft.dislikedBy.length,
      reply_count: shownReplies.get(draft)?.length ?? 0,
      open_reports: draft.reportedBy.length,
      reported_at: draft.reportedBy.length > 0 ? today : null,
    })),
  );
  await sql`select setval(pg_get_serial_sequence('comments', 'id'), ${inOrder.length + 1}, false)`.execute(db);
  const votes = (draft: DraftComment, users: readonly string[], value: number) =>
    users.map((user_id) => ({ comment_id: idOf(draft), user_id, value, voted_at: draft.createdAt }));
  await insertRows(
    db,
    'comment_votes',
    drafts.flatMap((draft) => [...votes(draft, draft.likedBy, 1), ...votes(draft, draft.dislikedBy, -1)]),
  );
  await insertRows(
    db,
    'comment_reports',
    drafts.flatMap((draft) =>
      draft.reportedBy.map((user_id, index) => ({
        comment_id: idOf(draft),
        user_id,
        reason: index === 0 ? ('SPAM' as const) : ('RUDE' as const),
        reported_at: today,
        settled_at: null,
      })),
    ),
  );
  await insertRows(
    db,
    'comment_moderation',
    drafts.flatMap((draft) => [
      ...(draft.isPinned ? [moderated(idOf(draft), editor, 'pinned', draft.createdAt)] : []),
      ...(draft.removedAt ? [moderated(idOf(draft), editor, 'removed', draft.removedAt)] : []),
    ]),
  );
  const totals = Map.groupBy(
    drafts.filter(({ removedAt }) => removedAt === null),
    ({ videoId }) => videoId,
  );
  await insertRows(
    db,
    'comment_totals',
    [...totals].map(([video_id, shown]) => ({ video_id, total: shown.length })),
  );
}

function moderated(commentId: string, actorId: string, action: 'pinned' | 'removed', at: Date) {
  return { comment_id: commentId, actor_id: actorId, action, happened_at: at };
}
