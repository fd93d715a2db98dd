import { useEffect, useState } from 'react';
import type { FieldValues } from '../field-values.ts';
import { keep, type KeptChanges, readKept } from './kept-changes.ts';

/** Changes that an earlier visit left, and what can be done with them. */
export interface FoundChanges {
  /** Null where there are none, or what to do with them was decided. */
  readonly found: KeptChanges | null;
  readonly discard: () => void;
  /** Takes them up: they are the form's from then on. */
  readonly takeUp: () => FieldValues;
  /** They are saved. */
  readonly forget: () => void;
  /** Whether the browser has what is in the form now; not where its storage is full or switched off. */
  readonly isKept: () => boolean;
}

/**
 * Keeps the changes of a form in the browser until they are saved, so that a reload, a crash or the end of the session loses nothing.
 * @param key of the form; null where nothing can be changed
 * @param changed the changed fields, of this version
 * @param saved what the fields say without
 */
export function useKeptChanges(
  key: string | null,
  { version, changed, saved }: { readonly version: number; readonly changed: FieldValues; readonly saved: FieldValues },
): FoundChanges {
  const [found, setFound] = useState(() => (key === null ? null : differing(readKept(key, new Date()), saved)));
  const text = JSON.stringify(changed);
  useEffect(() => {
    if (key === null) return;
    if (text !== '{}') keep(key, { version, at: new Date().toISOString(), values: JSON.parse(text) as FieldValues });
    else if (found === null) keep(key, null);
  }, [key, version, text, found]);
  return {
    found,
    discard: () => setFound(null),
    takeUp: () => {
      setFound(null);
      return found?.values ?? {};
    },
    forget: () => {
      if (key !== null) keep(key, null);
    },
    isKept: () => key !== null && JSON.stringify(readKept(key, new Date())?.values) === text,
  };
}

/** What of kept changes says something else than what is saved by now; null where nothing does. */
function differing(kept: KeptChanges | null, saved: FieldValues): KeptChanges | null {
  if (kept === null) return null;
  const values = Object.fromEntries(
    Object.entries(kept.values).filter(([name, value]) => name in saved && saved[name] !== value),
  );
  return Object.keys(values).length === 0 ? null : { ...kept, values };
}
