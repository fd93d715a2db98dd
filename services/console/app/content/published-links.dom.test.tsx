import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const performer = {
  kind: 'performer',
  id: 'p1',
  state: 'published',
  version: 4,
  publishedVersion: 3,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  performer: { slug: 'nova-lark', name: 'Nova Lark', sex: 'F', tags: [] },
};
const ADDRESS = 'https://www.vixen.example/performers/nova-lark';

const open = (state: string) =>
  openPage('/performers/p1', 'moderator', {
    ContentItem: () => ({ content: { ...performer, state } }),
    ContentVersions: () => ({ contentVersions: [] }),
    PublishedPlaces: () => ({ publishedPlaces: [{ brand: 'vixen', name: 'Vixen', address: ADDRESS }] }),
  });

it('leads from the page of an item to the page that people see, in a tab that knows nothing of the console', async () => {
  await open('published');
  const list = await screen.findByRole('list', { name: 'Where people see it' }, PATIENTLY);
  const link = within(list).getByRole('link', { name: 'See it on Vixen' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    ADDRESS,
    '_blank',
    'noopener noreferrer',
  ]);
});

it.each(['draft', 'unpublished'])('leads nowhere, and asks nothing, while the item is %s', async (state) => {
  const { calls } = await open(state);
  await screen.findByRole('heading', { level: 1, name: 'Nova Lark' }, PATIENTLY);
  expect(screen.queryByRole('list', { name: 'Where people see it' })).toBeNull();
  expect(calls.map(({ operation }) => operation)).not.toContain('PublishedPlaces');
});
