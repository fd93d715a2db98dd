import { isWholeRun } from '@network/testing/effort.ts';
import { brands } from './brands.ts';

const isWhole = isWholeRun();

/** Brands that a feature of members is walked on: daily the flagship, in torture runs two of other looks as well. */
export const walkedBrands = brands.filter(
  ({ id, tenant }) => tenant.flagship || (isWhole && ['slayed', 'tushy'].includes(id)),
);

/** The same for a feature that publishes a film: other journeys count the films of the flagship. */
export const walkedSisters = brands.filter(({ id }) => id === 'slayed' || (isWhole && ['tushy', 'wifey'].includes(id)));
