import type { ObjectStore } from '../object-store.ts';

/** The files of a place by their paths there, which are checked before: only ever read. */
export interface PlaceFiles extends Pick<ObjectStore, 'read' | 'stat' | 'list' | 'pathOf'> {
  /** Why nothing of it can be read now; null where it can. */
  problem(): Promise<string | null>;
}
