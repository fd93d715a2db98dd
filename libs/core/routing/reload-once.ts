import { ApiError, DOCUMENT_UNKNOWN } from '../api/api-error.ts';

/** A page that fails again so soon after a reload is not helped by another. */
const PAUSE_MS = 5 * 60_000;
const RELOADED_AT = 'reloaded-at';
/** The key under which the router's lazy components remember that they have loaded the page again for a chunk. */
const RELOADED_FOR_CHUNK = 'tanstack_router_reload:';

/** The part of a browser that a reload needs. */
export interface ReloadSurroundings {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly reload: () => void;
}

const browser: ReloadSurroundings = {
  storage: () => sessionStorage,
  now: () => Date.now(),
  reload: () => window.location.reload(),
};

/** Whether an error says that this page is of a release that has ended: a chunk is gone, or a document unknown. */
export function isOfEndedRelease(error: unknown): error is Error {
  if (error instanceof ApiError) return error.code === DOCUMENT_UNKNOWN;
  return error instanceof Error && CHUNK_GONE.test(error.message);
}

/** What Chromium, Firefox, Safari and Vite say. */
const CHUNK_GONE =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/**
 * Loads the document again, once: where that was no help, or where it could not be remembered, nothing happens.
 * @returns whether it is being loaded
 */
export function reloadOnce(error: Error, { storage, now, reload }: ReloadSurroundings = browser): boolean {
  try {
    const store = storage();
    const age = now() - Number(store.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY);
    if (age < PAUSE_MS || store.getItem(RELOADED_FOR_CHUNK + error.message) !== null) return false;
    store.setItem(RELOADED_AT, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
