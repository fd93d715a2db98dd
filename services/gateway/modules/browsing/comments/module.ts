import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import type { GatewayModule } from '../../../module.ts';
import { appealRoutes } from './appeals/appeal-routes.ts';
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
  routes: appealRoutes,
  operations: [bannedWordsOperation],
  resolvers,
  staffResolvers: commentStaffResolvers,
} as const satisfies GatewayModule;
