// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { DialogId } from '@network/core/features/dialog-catalogue.ts';
import { isDialogOffered } from './offered.ts';
import { createBrandRouter } from './router.tsx';

const UNKNOWN = 'NoSuchDialog' as DialogId;

// This test has a process of its own, because what was loaded stays loaded for every router.
it('routes of later pages bring what pages read of their addresses, and the names of dialogs', async () => {
  window.history.replaceState(null, '', '/videos?utm_source=x&order=rating&page=2');
  const router = createBrandRouter({ contextFrom: () => ({}) as never });
  expect(router.latestLocation.search).toEqual({});
  expect(isDialogOffered(UNKNOWN)).toBe(true);

  await router.options.hydrate?.({} as never);
  router.updateLatestLocation();

  expect(router.latestLocation.search).toEqual({ page: '2', order: 'rating' });
  expect(router.latestLocation.pathname).toBe('/videos');
  expect(isDialogOffered('PurchaseMembership')).toBe(true);
  expect(isDialogOffered(UNKNOWN)).toBe(false);
});
