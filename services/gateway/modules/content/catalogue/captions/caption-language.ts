const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** Whether a tag of BCP 47 names a language that is known, in its usual spelling: `en`, `pt-BR`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined;
  } catch {
    return false;
  }
}

/** What speakers of a language call it: `Deutsch`. */
export function ownNameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}`;
}
