/** What the files of pictures begin with. */
const PICTURES: readonly RegExp[] = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^(?:II\*|MM[^A-Za-z]\*)/,
  /^[\s\S]{4}ftyp(?:avif|avis|heic|heix|mif1)/,
  /^GIF8/,
  /^\s*<(?:svg|\?xml)/,
];

/** Whether a file is a picture, by its first 32 bytes: its name may say anything. */
export function isPictureFile(beginning: Buffer): boolean {
  const text = beginning.toString('latin1');
  return PICTURES.some((each) => each.test(text));
}
