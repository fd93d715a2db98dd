import type { CountedPart } from '../../content/catalogue/public.ts';

/**
 * Addresses in one file. sitemaps.org allows 50,000 addresses and 50 MB: films bring their stories, which may have 2048 characters of
 * three bytes each, so that fewer of them fit.
 */
export const MOST_ADDRESSES = { videos: 5_000, performers: 50_000 } as const;
export type MostAddresses = Readonly<Record<keyof typeof MOST_ADDRESSES, number>>;

/** The names of the files that a part of a catalogue fills, such as `videos-2026-03` and `videos-2026-03-2`. */
export function filesOf(
  kind: keyof MostAddresses,
  { part, count }: CountedPart,
  most: MostAddresses,
): readonly string[] {
  const files = Math.ceil(count / most[kind]);
  return Array.from({ length: files }, (_, index) => `${kind}-${part}${index === 0 ? '' : `-${index + 1}`}`);
}

/** The rows of a part that a file has. */
interface FileRows {
  readonly limit: number;
  readonly offset: number;
}

/** The first file of a part has no number. */
const NUMBER = '(?:-([2-9]|[1-9]\\d{1,5}))?';
const MONTH = new RegExp(`^videos-(\\d{4})-(0[1-9]|1[0-2])${NUMBER}$`);
const LETTER = new RegExp(`^performers-([0-9a-z])${NUMBER}$`);

/** The month of a file of videos, and its rows; null for another name. */
export function readMonth(name: string, most: MostAddresses) {
  const [, year, month, number] = MONTH.exec(name) ?? [];
  if (year === undefined || month === undefined) return null;
  return { year: Number(year), month: Number(month), rows: rowsOf(number, most.videos) };
}

/** The letter of a file of performers, and its rows; null for another name. */
export function readLetter(name: string, most: MostAddresses) {
  const [, letter, number] = LETTER.exec(name) ?? [];
  return letter === undefined ? null : { letter, rows: rowsOf(number, most.performers) };
}

function rowsOf(number: string | undefined, limit: number): FileRows {
  return { limit, offset: (Number(number ?? '1') - 1) * limit };
}
