/** What a page of HTML is made of. */
export interface PageWeight {
  readonly bytes: number;
  readonly elements: number;
  /** Bytes of all `class` attributes together, name and quotes included. */
  readonly classBytes: number;
  /** Icons whose shapes are written out. */
  readonly inlineIcons: number;
  /** Bytes of the scripts in the HTML: mostly the page's data. */
  readonly scriptBytes: number;
}

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** Weighs the HTML of a page. Markup in its data is not counted as elements. */
export function weighPage(html: string): PageWeight {
  const markup = html.replaceAll(SCRIPT, '<script></script>');
  return {
    bytes: Buffer.byteLength(html),
    elements: count(markup, /<[a-z]/g),
    classBytes: total(markup, /\sclass="[^"]*"/g),
    inlineIcons: count(markup, /<svg(?![^>]*>\s*<use)[^>]*>/g),
    scriptBytes: total(html, SCRIPT),
  };
}

const count = (text: string, pattern: RegExp): number => Array.from(text.matchAll(pattern)).length;

const total = (text: string, pattern: RegExp): number =>
  Array.from(text.matchAll(pattern)).reduce((sum, [found]) => sum + Buffer.byteLength(found), 0);
