/** A key that stands twice in one object. */
export interface RepeatedKey {
  readonly key: string;
  /** From 1. */
  readonly line: number;
}

const QUOTE = 34;
const BACKSLASH = 92;
const COLON = 58;
const OPENING = new Set([123, 91]);
const CLOSING = new Set([125, 93]);
const WHITESPACE = new Set([9, 10, 13, 32]);

/**
 * Finds a key that an object names twice: `JSON.parse` keeps the last of them, and what stands under the first is lost
 * without a word (RFC 8259, section 4). @param text JSON that has been parsed
 */
export function findRepeatedKey(text: string): RepeatedKey | null {
  const keysOfOpen: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      const keys = keysOfOpen.at(-1);
      if (keys && isKey(text, end)) {
        const key = JSON.parse(text.slice(at, end)) as string;
        if (keys.has(key)) return { key, line: lineOf(text, at) };
        keys.add(key);
      }
      at = end - 1;
    } else if (OPENING.has(code)) keysOfOpen.push(new Set());
    else if (CLOSING.has(code)) keysOfOpen.pop();
  }
  return null;
}

/** Behind the closing quote of the string that begins there. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (WHITESPACE.has(text.charCodeAt(at))) at += 1;
  return text.charCodeAt(at) === COLON;
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
