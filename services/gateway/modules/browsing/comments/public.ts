/**
 * What members say about videos: counted and read by loaders, written by this module's mutations alone.
 */
export { type CommentLoaders, createCommentLoaders } from './loaders.ts';
export { commentsOfMember } from './reader/comments-of-member.ts';
export type { CommentTables } from './tables.ts';
