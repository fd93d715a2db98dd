import { expect, it } from 'vitest';
import { ACCOUNT_TABS, accountHref, accountTabOf } from './account-tabs.ts';

it('gives each tab one address, which leads back to it', () => {
  const parameters = ACCOUNT_TABS.map((tab) => accountHref(tab).split('/')[2]);
  expect(parameters.map(accountTabOf)).toEqual(ACCOUNT_TABS);
});

it('knows no tab for other addresses, nor a second address of the overview', () => {
  expect(['overview', 'Security', '', 'billing'].map(accountTabOf)).toEqual([null, null, null, null]);
});
