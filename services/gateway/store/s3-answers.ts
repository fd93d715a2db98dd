// The answers of S3 are flat lists without attributes or nesting of the same name, so that a pattern reads them.

/** The content of the first element of that name; null where there is none. */
export function elementOf(answer: string, name: string): string | null {
  return elementsOf(answer, name)[0] ?? null;
}

/** The contents of all elements of that name. */
export function elementsOf(answer: string, name: string): readonly string[] {
  return [...answer.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, content = '']) => content);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** A text with its character references resolved. */
export function decodeEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp|#(\d{1,7}));/g, (_all, name: string, code: string | undefined) =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );
}
