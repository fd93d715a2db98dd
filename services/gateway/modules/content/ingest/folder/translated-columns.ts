/** Columns of texts in another language: the English column, a colon, the language. Kinds call these texts differently. */
const COLUMN = /^(?:(title|name|motto)|(description|biography|story|text)):([a-z]{2})$/;

type Field = readonly [column: string, value: unknown];

/** The fields of a line, with columns such as `title:de` and `description:de` as its `translations`, one for each language. */
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
    ...Object.fromEntries(others),
    ...(spoken.size > 0 && { translations: [...spoken.values()] }),
  };
}
