/**
 * Fills each `{name}` of a text of the catalogue with its value. Pages fill theirs by use-intl, which knows plurals too.
 * @param valueOf returns the value of a name
 * @throws Error when a value is missing, so that nobody reads a name in braces
 */
export function fillText(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = valueOf(name);
    if (value === undefined) throw new Error(`The text "${text.slice(0, 60)}" has no value for {${name}}.`);
    return value;
  });
}
