/** A chapter as its line has it: what is typed as its time, and its title. */
export interface ChapterLine {
  readonly start: string;
  readonly title: string;
}

/** The chapters of a field, a line each; what was typed as a time stays as it is. */
export function readChapterLines(text: string): readonly ChapterLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [start = '', ...title] = line.split(' ');
      return { start, title: title.join(' ') };
    });
}

/** The field of some chapters. */
export const writeChapterLines = (chapters: readonly ChapterLine[]): string =>
  chapters.map(({ start, title }) => `${start} ${title}`).join('\n');

/** The seconds of `90`, `1:30` or `0:01:30`; null for anything else. */
export function secondsOfStart(start: string): number | null {
  if (!/^\d+(?::\d{1,2}){0,2}$/.test(start)) return null;
  return start.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A time as a chapter has it, such as `0:12:30`. */
export function startText(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`;
}

/** In the order of their times; one without a time stays behind the one before it. */
export function inOrder(chapters: readonly ChapterLine[]): readonly ChapterLine[] {
  let last = 0;
  const placed = chapters.map((chapter) => {
    last = secondsOfStart(chapter.start) ?? last;
    return { chapter, at: last };
  });
  return placed.toSorted((a, b) => a.at - b.at).map(({ chapter }) => chapter);
}

/** The place of the chapter that a film is in at a second; -1 before the first. */
export function chapterAt(chapters: readonly ChapterLine[], seconds: number): number {
  return chapters.findLastIndex(({ start }) => (secondsOfStart(start) ?? Number.POSITIVE_INFINITY) <= seconds);
}
