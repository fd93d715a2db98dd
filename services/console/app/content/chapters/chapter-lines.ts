/** The title of a chapter in another language. */
export interface ChapterTitle {
  readonly language: string;
  readonly title: string;
}

/** A chapter as its lines have it: what is typed as its time, its title, and those in other languages. */
export interface ChapterLine {
  readonly start: string;
  readonly title: string;
  readonly translations: readonly ChapterTitle[];
}

const SPOKEN = /^ {2}\[([a-z]{2})\] ?(.*)$/;

/** The chapters of a field, a line each, with an indented line for each title in another language; what was typed as a time stays as it is. */
export function readChapterLines(text: string): readonly ChapterLine[] {
  const read: (Omit<ChapterLine, 'translations'> & { readonly translations: ChapterTitle[] })[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, language, spoken = ''] = SPOKEN.exec(line) ?? [];
    const chapter = read.at(-1);
    if (language !== undefined && chapter !== undefined) {
      chapter.translations.push({ language, title: spoken });
      continue;
    }
    const [start = '', ...title] = line.split(' ');
    read.push({ start, title: title.join(' '), translations: [] });
  }
  return read;
}

/** The field of some chapters; an empty title in another language is none. */
export const writeChapterLines = (chapters: readonly ChapterLine[]): string =>
  chapters
    .flatMap(({ start, title, translations }) => [
      `${start} ${title}`,
      ...translations.filter((each) => each.title !== '').map((each) => `  [${each.language}] ${each.title}`),
    ])
    .join('\n');

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

/** Sorts chapters by their times; one without a time stays behind the one before it. */
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
