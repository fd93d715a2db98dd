/** A name, or the choice between one and several of what it counts. */
const PLACE = /\{(\w+)(?:, plural, one \{([^{}]*)\} other \{([^{}]*)\})?\}/g;

/**
 * Fills each `{name}` of a text of the catalogue with its value, and each `{name, plural, one {# film} other {# films}}` with the
 * words for its number. Pages fill theirs by use-intl, which knows more forms.
 * @param valueOf returns the value of a name
 * @throws Error when a value is missing, so that nobody reads a name in braces
 */
export function fillText(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(PLACE, (_all, name: string, one?: string, other?: string) => {
    const value = valueOf(name);
    if (value === undefined) throw new Error(`The text "${text.slice(0, 60)}" has no value for {${name}}.`);
    const counted = value === '1' ? one : other;
    return counted === undefined ? value : counted.replaceAll('#', () => value);
  });
}
