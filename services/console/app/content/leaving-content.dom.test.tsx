import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

it.each([
  ['/tags', 'Tags'],
  ['/tags/tag-1', 'Evening'],
  ['/tags/tag-1/versions', 'Versions of Evening'],
])('%s stays as it is until the page that comes after it is loaded', async (path, title) => {
  const tag = { id: 'tag-1', kind: 'tag', version: 1, tag: { slug: 'evening', name: 'Evening' } };
  const { router } = await openPage(path, 'editor', {
    ContentPage: () => ({ contentPage: { items: [], next: null } }),
    ContentItem: () => ({ content: tag }),
    ContentVersions: () => ({ contentVersions: [] }),
    SavedViews: () => ({ savedViews: [] }),
  });
  await screen.findByRole('heading', { level: 1, name: title }, PATIENTLY);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  // A page of another area, which takes its time.
  const route = Object.values(router.routesById).find(({ fullPath }) => fullPath === '/plans-on-sale');
  let load = () => undefined as void;
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  Object.assign(route?.options ?? {}, { loader: () => loading });
  let leaving: Promise<void> | undefined;
  await act(async () => {
    leaving = router.navigate({ href: '/plans-on-sale' });
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/plans-on-sale');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(said).not.toHaveBeenCalled();
  await act(async () => {
    load();
    await leaving;
  });
});
