import type { TestDetails } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { type BrandUnderTest, brands } from './brands.ts';

const isWhole = isWholeRun();

/** Whether the run is about the brands that it names, since they have changed. */
export const areBrandsNamed = process.env['E2E_BRANDS'] !== undefined;

/** Whether the gate walks it: the flagship stands for all brands, unless some are named. */
export const isOfGate = ({ tenant }: BrandUnderTest): boolean => areBrandsNamed || tenant.flagship;

/** The details of a journey that the gate walks where this is so, and the night elsewhere (decision 1030). */
export const inGate = (isSo: boolean): TestDetails => (isSo ? {} : { tag: '@long' });

/** Brands that a feature of members is walked on: daily the flagship, in torture runs two of other looks as well. */
export const walkedBrands = brands.filter(
  ({ id, tenant }) => tenant.flagship || (isWhole && ['slayed', 'tushy'].includes(id)),
);

/** The brand for a feature that publishes a film: other journeys count the films of the flagship. */
export const walkedSisters = brands.filter(({ id }) => id === 'slayed' || (isWhole && ['tushy', 'wifey'].includes(id)));
