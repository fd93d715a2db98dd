import type { WallPostRow } from './find-wall-posts.ts';
import type { Page } from '../../platform/network/public.ts';

/** Rows behind the types of this module's schema; codegen passes them to resolvers as parents. */
export type WallPostMapper = WallPostRow;
export type WallPageMapper = Page<WallPostRow>;
