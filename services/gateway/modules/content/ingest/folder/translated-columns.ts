/** Columns of texts in another language: the English column, a colon, the language. Kinds call these texts differently. */
const COLUMN = /^(?:(title|name|motto)|(description|biography|story|text)):([a-z]{2})$/;

type Field = readonly [column: string, value: unknown];

/** Titles of chapters in another language: the moments in this column are those of the column `chapters`. */
const CHAPTERS = /^chapters:([a-z]{2})$/;

/**
 * The fields of a line, with columns such as `title:de` and `description:de` as its `translations`, one for each language, and those
 * such as `chapters:de` as the translations of its chapters.
 */
export function gatherTranslations(fields: readonly Field[]): Readonly<Record<string, unknown>> {
  const spoken = new Map<string, Readonly<Record<string, unknown>>>();
  const others = fields.filter(([column, value]) => {
    const [, title, description, language] = COLUMN.exec(column) ?? [];
    if (language === undefined) return true;
    const part = title === undefined && description !== undefined ? 'description' : 'title';
    spoken.set(language, { ...spoken.get(language), language, [part]: value });
    return false;
  });
  return {
    ...Object.fromEntries(withSpokenChapters(others)),
    ...(spoken.size > 0 && { translations: [...spoken.values()] }),
  };
}

interface Chapter {
  readonly startsAtSeconds: number;
  readonly title: string;
}

/** A column of chapters in another language stays as it is, and is refused as unknown, where a moment of it is no chapter's. */
function withSpokenChapters(fields: readonly Field[]): readonly Field[] {
  const chapters = fields.find(([column]) => column === 'chapters')?.[1];
  if (!isChapters(chapters)) return fields;
  const begins = new Set(chapters.map(({ startsAtSeconds }) => startsAtSeconds));
  const spoken = fields.flatMap(([column, value]) => {
    const [, language] = CHAPTERS.exec(column) ?? [];
    const fits = isChapters(value) && value.every(({ startsAtSeconds }) => begins.has(startsAtSeconds));
    return language !== undefined && fits ? [{ column, language, value }] : [];
  });
  const whole = chapters.map((chapter) => ({
    ...chapter,
    translations: spoken.flatMap(({ language, value }) =>
      value
        .filter(({ startsAtSeconds }) => startsAtSeconds === chapter.startsAtSeconds)
        .map(({ title }) => ({ language, title })),
    ),
  }));
  const taken = new Set(spoken.map(({ column }) => column));
  return fields
    .filter(([column]) => !taken.has(column))
    .map(([column, value]) => [column, column === 'chapters' ? whole : value]);
}

const isChapters = (value: unknown): value is readonly Chapter[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'startsAtSeconds' in each);
