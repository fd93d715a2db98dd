/** A playlist that is none, or one that can't be taken, and where. */
export class UnreadablePlaylist extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = 'UnreadablePlaylist';
  }
}

/** Lines that say something, each with its number. @throws UnreadablePlaylist for a file that is no playlist */
export function linesOf(text: string): readonly (readonly [number, string])[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== '#EXTM3U') throw new UnreadablePlaylist(1, 'expected #EXTM3U');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [[index + 1, line.trim()] as const]));
}

/** The attributes of a tag, without quotation marks. */
export function attributesOf(line: string): Readonly<Record<string, string>> {
  const found = line.slice(line.indexOf(':') + 1).matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g);
  return Object.fromEntries([...found].map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain]));
}
