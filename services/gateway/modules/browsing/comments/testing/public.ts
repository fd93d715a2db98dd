/**
 * What tests of other modules and of the gateway use of comments.
 */
export { voteComment } from '../writer/vote-comment.ts';
export { commentsOf } from './comment-operations.ts';
export { fillComments } from './fill-comments.ts';
