import { language } from '@network/core/i18n/language.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as a person reads them: `640 kB`, `12.4 MB`. */
export function fileSize(bytes: number): string {
  let unit = 0;
  let value = bytes / 1000;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const format = {
    style: 'unit',
    unit: UNITS[unit] ?? 'kilobyte',
    maximumFractionDigits: value < 100 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(language(), format).format(value);
}
