import { useState } from 'react';
import type { ContentKind } from '../api/staff-types.generated.ts';
import { useWholeFilm } from './captions/whole-film.ts';

/**
 * Whether a form is about a film that is to come and has no media yet, so that nothing but its editor knows its
 * quality.
 * @param releasedAt as the form has it: UTC to the minute, empty for no time
 */
export function useUpcomingWithoutMedia(
  kind: ContentKind,
  id: string | null,
  releasedAt: string | boolean | undefined,
): boolean {
  const [openedAt] = useState(() => new Date().toISOString().slice(0, 16));
  const media = useWholeFilm({ id: kind === 'film' ? (id ?? '') : '' });
  return kind === 'film' && media === null && String(releasedAt ?? '') > openedAt;
}
