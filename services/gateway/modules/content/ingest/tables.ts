import type { ColumnType, Generated } from 'kysely';
import type { PictureShape } from '../catalogue/public.ts';
import type { FilmFacts } from './ffmpeg/film-facts.ts';
import type { StepResult } from './steps/step.ts';

type Json<T> = ColumnType<T, string, string>;

/**
 * A file that was uploaded: a film, a picture for a film, or a picture that documents will name; or a frame of a film, which becomes
 * such a picture. Its original stays in the store.
 */
export interface MediaSourcesTable {
  id: string;
  /** The film that it is for, published or a draft, by the id of its content; null for a picture that documents will name. */
  video_id: string | null;
  /** What documents will name it by, and what it is made for; null for what is a film's. */
  picture_id: string | null;
  shape: PictureShape | null;
  kind: 'film' | 'picture';
  /** The sender's name of the file; only ever shown. */
  file_name: string;
  bytes: ColumnType<string, number, number>;
  store_key: string;
  state: Generated<'working' | 'published' | 'failed' | 'superseded'>;
  /** What the probe found; null before it, and for a picture. */
  facts: Json<FilmFacts> | null;
  /** Why it failed, for the person who sent it. */
  problem: string | null;
  /** What pages find its files by, once it is published. */
  version: string | null;
  /**
   * The film whose frame it is, the version that was looked at, and the seconds from its beginning; null for a file
   * that was sent.
   */
  frame_film: string | null;
  frame_version: string | null;
  frame_at: number | null;
  added_by: string;
  added_at: Date;
  ended_at: Date | null;
}

/** One step of the preparation of a source. */
export interface MediaStepsTable {
  source_id: string;
  name: string;
  /** Steps of a stage may begin when all of the stages before have ended. */
  stage: number;
  state: Generated<'waiting' | 'running' | 'done' | 'failed'>;
  /** 0 to 1. */
  progress: Generated<number>;
  attempts: Generated<number>;
  not_before: Date;
  /** The attempt under way, and until when it counts as alive. */
  worker: string | null;
  lease_until: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  problem: string | null;
  result: Json<StepResult> | null;
}

/** A request that works on an upload; there is one at a time. */
export interface UploadLocksTable {
  upload_id: string;
  /** The request's own name. */
  holder: string;
  lease_until: Date;
  /** Another request waits for it to end. */
  is_wanted: boolean;
}

/** A file of a place whose film was erased: it stays there, and nothing of it is shown again. */
export interface ErasedPlaceFilesTable {
  /** The key that `placedKey` makes. */
  key: string;
  erased_at: Date;
}

/** Tables of the preparation of media. */
export interface IngestTables {
  erased_place_files: ErasedPlaceFilesTable;
  upload_locks: UploadLocksTable;
  media_sources: MediaSourcesTable;
  media_steps: MediaStepsTable;
}
