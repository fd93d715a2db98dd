import { isDeepStrictEqual } from 'node:util';
import { type ContentDocument, type ContentKind, emptyDefaultsOf } from '../kinds/content-kinds.ts';

/**
 * A document as it is stored: without the fields that are empty, as they are where they are left out. So a release that does not
 * know a field reads every document that makes no use of it, beside one that does and after it.
 */
export function storedForm(kind: ContentKind, document: ContentDocument): object {
  const empty = emptyDefaultsOf(kind);
  return Object.fromEntries(
    Object.entries(document).filter(
      ([name, value]) => !Object.hasOwn(empty, name) || !isDeepStrictEqual(value, empty[name]),
    ),
  );
}
