import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const brand = (id: string, more: object = {}) => ({
  id,
  name: id.toUpperCase(),
  films: 12,
  sellsMemberships: true,
  hasLegalTexts: true,
  ...more,
});
const start = (opening: object) => openPage('/', 'editor', { Opening: () => ({ opening }) });

it('says on the start what an empty network needs before it opens, and where', async () => {
  const empty = { films: 0, sellsMemberships: false, hasLegalTexts: false };
  const brands = [brand('one', empty), brand('two', { ...empty, films: 3 }), brand('three')];
  await start({ sendsMail: false, takesPayments: false, brands });
  const list = await screen.findByRole('region', { name: 'Before the network opens' }, PATIENTLY);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'No film is out on ONE.Films',
    'No biller takes payments. The operator follows “Go live with a biller”.',
    'Nothing is on sale on ONE and TWO: nobody is asked to join.Plans',
    'The legal texts of ONE and TWO name the custodian of the example. The operator sets custodian in tenant.ts of the brand.',
    'No mail leaves. The operator sets SMTP_URL.',
  ]);
  expect(within(list).getByRole('link', { name: 'Plans' }).getAttribute('href')).toBe('/plans');
});

it('says nothing of it where nothing is missing', async () => {
  const { calls } = await start({ sendsMail: true, takesPayments: true, brands: [brand('one')] });
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
  await vi.waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Opening'));
  expect(screen.queryByRole('region', { name: 'Before the network opens' })).toBeNull();
});

it('says of what every brand lacks that it is all of them, and names one that is alone', async () => {
  const empty = { films: 0, sellsMemberships: false, hasLegalTexts: false };
  await start({ sendsMail: true, takesPayments: true, brands: [brand('one', empty), brand('two', empty)] });
  const list = await screen.findByRole('region', { name: 'Before the network opens' }, PATIENTLY);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'No film is out on any brand.Films',
    'Nothing is on sale on any brand: nobody is asked to join.Plans',
    'The legal texts of every brand name the custodian of the example. The operator sets custodian in tenant.ts of the brand.',
  ]);
});
