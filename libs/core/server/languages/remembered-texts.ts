type Make = (key: string, values?: Values, ...formats: readonly unknown[]) => string;
type Values = Readonly<Record<string, unknown>>;

/** A few pages' worth of texts for each group; then they are made again. */
const MOST_TEXTS = 500;

/**
 * A translator that makes a text once for the same values. Servers show the same counts, lengths and labels on every page, and
 * making one takes ten times as long as finding it.
 */
export function rememberTexts<Translator>(translator: Translator): Translator {
  // The type lets it take only the keys of its group, each with its own values.
  const make = translator as Make;
  const texts = new Map<string, string>();
  const remembering: Make = (key, values, ...formats) => {
    if (formats.length > 0 || !isPlain(values)) return make(key, values, ...formats);
    const name = values === undefined ? key : key + JSON.stringify(values);
    const known = texts.get(name);
    if (known !== undefined) return known;
    if (texts.size >= MOST_TEXTS) texts.clear();
    const text = make(key, values);
    texts.set(name, text);
    return text;
  };
  return Object.assign(remembering, translator);
}

/** Returns whether the JSON of these values identifies them, as it does for nearly all values. */
const isPlain = (values: Values = {}): boolean =>
  Object.values(values).every(
    (value) => typeof value === 'string' || (Number.isFinite(value) && !Object.is(value, -0)),
  );
