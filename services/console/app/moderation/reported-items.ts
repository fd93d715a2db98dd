import type { ReportQueueQuery } from '../api/staff-operations.generated.ts';

/** What members reported. */
export type Reported = ReportQueueQuery['reportQueue']['items'][number];
export type ReportedComment = Extract<Reported, { readonly __typename: 'QueuedComment' }>;
export type ReportedPost = Extract<Reported, { readonly __typename: 'ReportedWallPost' }>;
