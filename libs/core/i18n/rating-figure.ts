import { byLanguage } from './language.ts';

const format = byLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** The figure of a rating with one decimal, as the language of the page writes it: `8.4`, in German `8,4`. */
export const ratingFigure = (rating: number): string => format().format(rating);
