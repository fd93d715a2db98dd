/**
 * How many characters a text has, for every bound and counter of what people write: code points, as PostgreSQL counts them too.
 * `length` counts an emoji as two.
 */
export function textLength(text: string): number {
  let length = text.length;
  for (let at = 1; at < text.length; at += 1) if (isPair(text, at)) length -= 1;
  return length;
}

/** The first characters of a text, `most` of them: none is cut in half. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (let count = 0; count < most && end < text.length; count += 1) end += isPair(text, end + 1) ? 2 : 1;
  return text.slice(0, end);
}

/** Whether the unit at a place and the one before it are one character. */
function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}
