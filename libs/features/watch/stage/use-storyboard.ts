import { useEffect, useState } from 'react';
import { parseStoryboard, type StoryboardCue } from '../player/model/storyboard.ts';

const NONE: readonly StoryboardCue[] = [];

/** The thumbnails of a timeline, once they are there; a storyboard that cannot be had costs only the previews. */
export function useStoryboard(address: string | null): readonly StoryboardCue[] {
  const [cues, setCues] = useState(NONE);
  useEffect(() => {
    if (address === null) return;
    const leaving = new AbortController();
    const load = async () => {
      const url = new URL(address, location.href).href;
      const response = await fetch(url, { signal: leaving.signal });
      if (response.ok) setCues(parseStoryboard(await response.text(), url));
    };
    load().catch(() => setCues(NONE));
    return () => leaving.abort();
  }, [address]);
  return cues;
}
