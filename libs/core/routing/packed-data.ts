/**
 * Data of a page as a short text. A page says the names of a list's fields once and the addresses of a picture in one
 * line, where the plain form repeats them for each of a hundred cards.
 */
export type PackedData = string;

/** A list of objects with the same fields: their names, and a row for each. GraphQL has no field of this name. */
const ROWS = '#';
/** A picture in one line. */
const PICTURE = '@';
/** Begins the line of a picture that is missing. */
const MISSING = '!';
const PLACEHOLDER = 'data:image/webp;base64,';
const PICTURE_FIELDS = ['src', 'placeholder', 'width', 'height', 'avifSrcSet', 'webpSrcSet', 'color', 'isMissing'];
const SOURCE = /^(\S+)-(\d+)\.(\w+)(?: \2w)?$/;

type Fields = Readonly<Record<string, unknown>>;

/** @returns null for data that JSON would not bring back as it was */
export function packData(data: unknown): PackedData | null {
  try {
    return swapQuotes(JSON.stringify(pack(data)));
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

/** The data that was packed. */
export function unpackData(packed: PackedData): unknown {
  return unpack(JSON.parse(swapQuotes(packed)));
}

/** Double quotes would all be escaped once more, as the text is in a script. JSON writes no such character itself. */
function swapQuotes(text: string): string {
  return text.replaceAll('"', '\u0001').replaceAll("'", '"').replaceAll('\u0001', "'");
}

class NotPlain extends Error {}

function pack(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value;
  if (Array.isArray(value)) return packList(value);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlain();
  const fields = value as Fields;
  const line = packPicture(fields);
  if (line !== null) return { [PICTURE]: line };
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [plainName(name), pack(each)]));
}

function packList(list: readonly unknown[]): unknown {
  const [first] = list;
  const names = list.length > 1 && isFields(first) && packPicture(first) === null ? Object.keys(first) : [];
  const all = names.join();
  const isAlike = (each: unknown): each is Fields => isFields(each) && Object.keys(each).join() === all;
  if (names.length === 0 || !list.every(isAlike)) return list.map(pack);
  return { [ROWS]: [names.map(plainName), ...list.map((each) => names.map((name) => pack(each[name])))] };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function plainName(name: string): string {
  if (name === ROWS || name === PICTURE) throw new NotPlain();
  return name;
}

/** A picture whose addresses differ by their widths alone; null for every other, and for what is no picture. */
function packPicture(fields: Fields): string | null {
  if (Object.keys(fields).length !== PICTURE_FIELDS.length) return null;
  const { avifSrcSet, webpSrcSet, src, placeholder, width, height, color, isMissing } = fields;
  if (typeof avifSrcSet !== 'string' || typeof webpSrcSet !== 'string' || typeof placeholder !== 'string') return null;
  const [, stem = '', middle = ''] = SOURCE.exec(String(src)) ?? [];
  const widths = (set: string): string =>
    set
      .split(', ')
      .map((each) => SOURCE.exec(each)?.[2] ?? '')
      .join();
  const small = placeholder.startsWith(PLACEHOLDER) ? placeholder.slice(PLACEHOLDER.length) : `|${placeholder}`;
  const parts = [stem, widths(avifSrcSet), widths(webpSrcSet), middle, width, height, color, small];
  const line = (isMissing === true ? MISSING : '') + parts.join('|');
  if (stem === '') return null;
  // Whatever is not of this form is left as it is.
  const again = unpackPicture(line);
  return PICTURE_FIELDS.every((name) => again[name] === fields[name]) ? line : null;
}

function unpackPicture(line: string): Fields {
  const isMissing = line.startsWith(MISSING);
  const parts = (isMissing ? line.slice(MISSING.length) : line).split('|');
  const [stem, avif = '', webp = '', middle, width, height, color, ...small] = parts;
  const setOf = (widths: string, extension: string): string =>
    widths === ''
      ? ''
      : widths
          .split(',')
          .map((each) => `${stem}-${each}.${extension} ${each}w`)
          .join(', ');
  return {
    src: `${stem}-${middle}.webp`,
    placeholder: small.length === 1 ? PLACEHOLDER + small[0] : small.slice(1).join('|'),
    width: Number(width),
    height: Number(height),
    avifSrcSet: setOf(avif, 'avif'),
    webpSrcSet: setOf(webp, 'webp'),
    color,
    isMissing,
  };
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Fields;
  const picture = fields[PICTURE];
  if (typeof picture === 'string') return unpackPicture(picture);
  const rows = fields[ROWS] as readonly (readonly unknown[])[] | undefined;
  if (rows === undefined) return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, unpack(each)]));
  const [names = [], ...lists] = rows;
  return lists.map((list) => Object.fromEntries(names.map((name, index) => [name, unpack(list[index])])));
}
