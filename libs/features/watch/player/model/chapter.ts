export interface Chapter {
  readonly title: string;
  /** Seconds from the beginning. */
  readonly startsAt: number;
}

/** A chapter with the stretch of the timeline that it covers. */
export interface ChapterSpan extends Chapter {
  readonly endsAt: number;
}

/**
 * Lays chapters on a timeline of this length: in order, without gaps or overlaps, each at least a moment long. Chapters
 * beyond the end, or repeated at the same second, are left out; the stretch before the first chapter belongs to it.
 */
export function chapterSpans(chapters: readonly Chapter[], duration: number): readonly ChapterSpan[] {
  if (!(duration > 0) || !Number.isFinite(duration)) return [];
  const inside = chapters
    .filter((chapter) => chapter.startsAt >= 0 && chapter.startsAt < duration)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .filter((chapter, index, all) => index === 0 || all[index - 1]?.startsAt !== chapter.startsAt);
  return inside.map((chapter, index) => ({
    title: chapter.title,
    startsAt: index === 0 ? 0 : chapter.startsAt,
    endsAt: inside[index + 1]?.startsAt ?? duration,
  }));
}

/** The chapter of this second, or null where there are none. */
export function chapterAt(spans: readonly ChapterSpan[], seconds: number): ChapterSpan | null {
  return spans.find((span) => seconds < span.endsAt) ?? spans.at(-1) ?? null;
}
