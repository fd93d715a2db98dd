import { z } from 'zod/mini';
import type { FieldValues } from '../field-values.ts';

const PREFIX = 'console:unsaved:';
/** So long an editor may be away. */
const KEPT_MS = 14 * 86_400_000;

const keptSchema = z.object({
  version: z.number(),
  at: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

/** What somebody changed in a form and did not save. */
export interface KeptChanges {
  /** The version that was changed; 0 for something new. */
  readonly version: number;
  /** When the last of it was written. */
  readonly at: string;
  /** Values of the changed fields alone. */
  readonly values: FieldValues;
}

/** Where the browser keeps the changes of a person to something. @param id null for something new */
export const keptKey = (email: string, kind: string, id: string | null): string =>
  `${PREFIX}${email}:${kind}:${id ?? 'new'}`;

/** What the browser keeps under a key; null for nothing, and for what is too old. */
export function readKept(key: string, now: Date): KeptChanges | null {
  try {
    const read = keptSchema.safeParse(JSON.parse(globalThis.localStorage.getItem(key) ?? 'null'));
    if (!read.success) return null;
    return now.getTime() - new Date(read.data.at).getTime() < KEPT_MS ? read.data : null;
  } catch {
    // Storage may be switched off, or hold something else.
    return null;
  }
}

/** Has the browser keep changes, or forget them. */
export function keep(key: string, changes: KeptChanges | null): void {
  try {
    if (changes === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, JSON.stringify(changes));
  } catch {
    // Storage may be full or switched off: the form goes on without.
  }
}

/** Forgets the changes of everybody, as somebody who signs out leaves the browser to others. */
export function forgetKept(): void {
  try {
    const keys = Array.from({ length: globalThis.localStorage.length }, (_, at) => globalThis.localStorage.key(at));
    for (const key of keys) if (key?.startsWith(PREFIX)) globalThis.localStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is switched off.
  }
}
