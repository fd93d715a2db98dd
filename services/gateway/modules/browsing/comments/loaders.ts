import DataLoader from 'dataloader';
import type { LoaderScope } from '../../../http/loaders.ts';
import { type Author, findAuthors } from './authors.ts';
import { findOwnShadows, type OwnShadow, type ShadowKey } from './reader/own-shadow.ts';
import { findTotals } from './writer/comment-totals.ts';
import { findVotes } from './writer/vote-comment.ts';

/** A member and a comment. */
export interface VoteKey {
  readonly userId: string;
  readonly commentId: string;
}

/** Loaders of one request for what hangs on comments. */
export interface CommentLoaders {
  readonly author: DataLoader<string, Author | null>;
  readonly vote: DataLoader<VoteKey, 1 | -1 | null, string>;
  readonly totalOfVideo: DataLoader<string, number>;
  readonly ownShadow: DataLoader<ShadowKey, OwnShadow, string>;
}

export function createCommentLoaders({ services, tenant }: LoaderScope): CommentLoaders {
  return {
    author: new DataLoader((ids) => findAuthors(services, tenant, ids)),
    vote: new DataLoader((keys) => findVotes(services.db, keys), {
      cacheKeyFn: ({ userId, commentId }: VoteKey) => `${commentId} ${userId}`,
    }),
    totalOfVideo: new DataLoader((ids) => findTotals(services.db, ids)),
    ownShadow: new DataLoader((keys) => findOwnShadows(services.db, keys), {
      cacheKeyFn: ({ userId, videoId }: ShadowKey) => `${videoId} ${userId}`,
    }),
  };
}
