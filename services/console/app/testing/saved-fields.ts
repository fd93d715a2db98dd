import type { ContentInput, ContentKind } from '../api/staff-types.generated.ts';
import type { StaffCall } from './console-page.tsx';

type Fields<Kind extends ContentKind> = Exclude<ContentInput[Kind], undefined>;

/** The fields of a kind of content that a page sent first to be saved; undefined where it sent none. */
export function savedFields<Kind extends ContentKind>(
  calls: readonly StaffCall[],
  kind: Kind,
): Fields<Kind> | undefined {
  const sent = calls.find(({ operation }) => operation === 'SaveContent')?.variables['input'];
  return (sent as { readonly [Each in Kind]?: Fields<Each> } | undefined)?.[kind];
}
