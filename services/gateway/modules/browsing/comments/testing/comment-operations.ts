import type { TestMember } from '../../../money/membership/testing/public.ts';

export interface SeenComment {
  readonly commentId: string;
  readonly parentId: string | null;
  readonly text: string | null;
  readonly author: { readonly displayName: string; readonly badges: readonly string[] } | null;
  readonly isPinned: boolean;
  readonly isRemoved: boolean;
  readonly isMine: boolean;
  readonly isEditable: boolean;
  readonly isEdited: boolean;
  readonly likes: number;
  readonly dislikes: number;
  readonly myVote: string | null;
  readonly replyCount: number;
}

/** What a mutation of comments answered. */
export interface CommentAnswer {
  readonly __typename: string;
  readonly comment?: SeenComment;
  readonly code?: string;
  readonly message?: string;
  readonly nextStep?: string;
}

export interface SeenPage {
  readonly pinned: SeenComment | null;
  readonly comments: readonly SeenComment[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly latestId: string;
}

const FIELDS = `commentId parentId text author { displayName badges } isPinned isRemoved isMine isEditable isEdited likes dislikes myVote
  replyCount`;
const refusals = '... on CommentRefused { code message messageKey } ... on AccessDenied { nextStep }';
const ADDED = `{ __typename ... on CommentAdded { comment { ${FIELDS} } } ${refusals} }`;
const CHANGED = `{ __typename ... on CommentChanged { comment { ${FIELDS} } } ${refusals} }`;
const MODERATED = `{ __typename ... on CommentChanged { comment { ${FIELDS} } } ... on AccessDenied { nextStep } }`;

/** Operations of comments on one video, as a page sends them. */
export function commentsOf(member: TestMember, videoId: string) {
  const mutate = async (text: string, variables: object): Promise<CommentAnswer> =>
    (await member.query<{ it: CommentAnswer }>(text, { videoId, ...variables })).it;
  return {
    add: (text: string) =>
      mutate(`mutation ($videoId: ID!, $text: String!) { it: addComment(videoId: $videoId, text: $text) ${ADDED} }`, {
        text,
      }),
    reply: (commentId: string, text: string) =>
      mutate(
        `mutation ($videoId: ID!, $commentId: ID!, $text: String!) {
          it: replyToComment(videoId: $videoId, commentId: $commentId, text: $text) ${ADDED} }`,
        { commentId, text },
      ),
    vote: (commentId: string, vote: 'LIKE' | 'DISLIKE') =>
      mutate(
        `mutation ($videoId: ID!, $commentId: ID!, $vote: CommentVote!) {
          it: voteComment(videoId: $videoId, commentId: $commentId, vote: $vote) ${CHANGED} }`,
        { commentId, vote },
      ),
    remove: (commentId: string) =>
      mutate(
        `mutation ($videoId: ID!, $commentId: ID!) { it: deleteComment(videoId: $videoId, commentId: $commentId) ${MODERATED} }`,
        {
          commentId,
        },
      ),
    edit: (commentId: string, text: string) =>
      mutate(
        `mutation ($videoId: ID!, $commentId: ID!, $text: String!) {
          it: editComment(videoId: $videoId, commentId: $commentId, text: $text) ${CHANGED} }`,
        { commentId, text },
      ),
    withdraw: (commentId: string) =>
      mutate(
        `mutation ($videoId: ID!, $commentId: ID!) { it: withdrawComment(videoId: $videoId, commentId: $commentId) ${CHANGED} }`,
        { commentId },
      ),
    pin: (commentId: string, pinned: boolean) =>
      mutate(
        `mutation ($videoId: ID!, $commentId: ID!, $pinned: Boolean!) {
          it: pinComment(videoId: $videoId, commentId: $commentId, pinned: $pinned) ${MODERATED} }`,
        { commentId, pinned },
      ),
    report: (commentId: string) =>
      mutate(
        `mutation ($videoId: ID!, $commentId: ID!) { it: reportComment(videoId: $videoId, commentId: $commentId, reason: RUDE) {
          __typename ... on CommentRefused { code message } ... on AccessDenied { nextStep } } }`,
        { commentId },
      ),
    page: async (
      more: { readonly sort?: string; readonly after?: string | null; readonly first?: number } = {},
    ): Promise<SeenPage> =>
      (
        await member.query<{ it: SeenPage }>(
          `query ($videoId: ID!, $sort: CommentSort, $after: String, $first: Int) {
            it: comments(videoId: $videoId, sort: $sort, after: $after, first: $first) { ... on CommentPage {
              pinned { ${FIELDS} } comments { ${FIELDS} } total nextCursor latestId } } }`,
          { videoId, ...more },
        )
      ).it,
    replies: async (commentId: string): Promise<SeenPage> =>
      (
        await member.query<{ it: SeenPage }>(
          `query ($videoId: ID!, $commentId: ID!) { it: commentReplies(videoId: $videoId, commentId: $commentId) {
            ... on CommentPage { comments { ${FIELDS} } nextCursor } } }`,
          { videoId, commentId },
        )
      ).it,
    focus: async (commentId: string) =>
      (
        await member.query<{ it: { thread: SeenComment; replies: readonly SeenComment[] } | null }>(
          `query ($videoId: ID!, $commentId: ID!) { it: comment(videoId: $videoId, commentId: $commentId) {
            thread { ${FIELDS} } replies { ${FIELDS} } } }`,
          { videoId, commentId },
        )
      ).it,
    since: async (id: string): Promise<readonly SeenComment[]> =>
      (
        await member.query<{ it: readonly SeenComment[] }>(
          `query ($videoId: ID!, $since: ID!) { it: newComments(videoId: $videoId, since: $since) { ${FIELDS} } }`,
          { videoId, since: id },
        )
      ).it,
  };
}
