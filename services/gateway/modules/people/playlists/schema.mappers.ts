import type { VideoRow } from '../../content/catalogue/public.ts';
import type { PlaylistRow } from './reader.ts';
import type { PlaylistRefusal } from './refusal.ts';

/** Rows that stand behind the types of this module's schema. */
export type PlaylistMapper = PlaylistRow;
export type SharedPlaylistMapper = PlaylistRow;
export type PlaylistRefusedMapper = PlaylistRefusal;
export interface PlaylistPlaceMapper {
  readonly name: string;
  readonly number: number;
  readonly total: number;
  readonly previous: VideoRow | null;
  readonly next: VideoRow | null;
}
