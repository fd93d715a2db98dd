import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import type { GatewayModule } from '../../module.ts';
import { bannedWordsOperation } from './banned-words-operation.ts';
import { commentsPersonalData } from './personal-data.ts';
import { commentMigrations } from './migrations.ts';
import {
  commentFields,
  commentPageFields,
  focusedCommentFields,
  moderatedCommentFields,
} from './resolvers/comment-fields.ts';
import { commentMutations } from './resolvers/comment-mutations.ts';
import { commentQueries } from './resolvers/comment-queries.ts';
import { commentStaffResolvers } from './staff-api/resolvers.ts';
import { seedComments } from './seed/seed-comments.ts';

const resolvers = {
  Query: commentQueries,
  Mutation: commentMutations,
  Comment: commentFields,
  CommentPage: commentPageFields,
  FocusedComment: focusedCommentFields,
  ModeratedComment: moderatedCommentFields,
  Video: { commentCount: (row, _args, { loaders }) => loaders.comments.totalOfVideo.load(row.id) },
} satisfies Resolvers;

/** Members' comments about videos, and their moderation. */
export const commentsModule = {
  id: 'comments',
  personalData: commentsPersonalData,
  migrations: commentMigrations,
  operations: [bannedWordsOperation],
  resolvers,
  staffResolvers: commentStaffResolvers,
  seed: seedComments,
} as const satisfies GatewayModule;
