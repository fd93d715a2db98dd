import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aMember, aVideo } from '../testing/story-samples.ts';
import { HistoryDays } from './screens/history-days.tsx';
import { useHistoryChanges } from './use-history-changes.ts';

const watched = (index: number, watchedAt: string) => ({ ...aVideo(index), watchedAt });
/** Two films of today, one of yesterday, one of the day before. */
const FILMS = [
  watched(4, '2026-03-02T09:00:00Z'),
  watched(3, '2026-03-02T00:00:00Z'),
  watched(2, '2026-03-01T23:59:59Z'),
  watched(1, '2026-02-28T12:00:00Z'),
];

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.setSystemTime('2026-03-02T12:00:00Z');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function Shown() {
  return <HistoryDays films={FILMS} changes={useHistoryChanges()} />;
}

function show(answers: Readonly<Record<string, (variables: never) => unknown>> = {}) {
  const flashes: Flash[] = [];
  const { Page } = pageFixture({ viewer: aMember, answers });
  render(
    <Page>
      <FlashProvider value={(flash) => void flashes.push(flash)}>
        <main tabIndex={-1}>
          <Shown />
        </main>
      </FlashProvider>
    </Page>,
  );
  return flashes;
}

const filmsOf = (day: string) =>
  within(screen.getByRole('region', { name: day }))
    .getAllByRole('article')
    .map((card) => card.querySelector('a')?.getAttribute('href'));

it('shows the films of each day under its name', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'February 28, 2026',
  ]);
  expect(filmsOf('Today')).toEqual(['/videos/video-4', '/videos/video-3']);
  expect(filmsOf('Yesterday')).toEqual(['/videos/video-2']);
});

it('holds the days of a server back until those of its reader are known, who sees nothing jump', () => {
  const { Page } = pageFixture({ viewer: aMember });
  const page = (
    <Page>
      <FlashProvider value={() => undefined}>
        <Shown />
      </FlashProvider>
    </Page>
  );
  const container = document.body.appendChild(document.createElement('div'));
  // Files share a window: a page that stays in it after a failure fails those that come next.
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(page);
  const isHeldBack = () => container.querySelector('.animate-hold-back') !== null;
  expect([isHeldBack(), filmsOf('March 02, 2026')]).toEqual([true, ['/videos/video-4', '/videos/video-3']]);
  const here = new Intl.DateTimeFormat('en', { timeZone: 'America/Los_Angeles' }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here);
  render(page, { container, hydrate: true });
  expect([isHeldBack(), filmsOf('Today')]).toEqual([false, ['/videos/video-4']]);
  expect(filmsOf('Yesterday')).toEqual(['/videos/video-3', '/videos/video-2']);
});

it('removes a day, and brings it back under the id by which it went', async () => {
  const sent: Record<string, unknown>[] = [];
  const answer = (name: string, value: unknown) => (variables: Record<string, unknown>) => {
    sent.push({ name, ...variables });
    return { [name]: value };
  };
  const flashes = show({
    RemoveHistoryOfDay: answer('removeHistoryOfDay', 2),
    RestoreHistory: answer('restoreHistory', true),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove this day: Today' }));
  expect(document.activeElement?.tagName).toBe('MAIN');
  await vi.waitFor(() => expect(flashes).toHaveLength(1));
  expect(sent).toEqual([
    {
      name: 'removeHistoryOfDay',
      from: '2026-03-02T00:00:00.000Z',
      until: '2026-03-03T00:00:00.000Z',
      removalId: expect.any(String) as string,
    },
  ]);
  expect(flashes).toMatchObject([
    { type: 'success', message: '2 films were removed from your history.', action: { label: 'Undo' } },
  ]);
  flashes[0]?.action?.run();
  await vi.waitFor(() => expect(flashes).toHaveLength(2));
  expect(sent[1]).toEqual({ name: 'restoreHistory', removalId: sent[0]?.['removalId'] });
  expect(flashes[1]).toEqual({ type: 'success', message: 'Your history is as it was.' });
});

it('brings a single film back in the same way, and says when it is too late', async () => {
  const removal = Promise.withResolvers<unknown>();
  const flashes = show({
    RemoveFromHistory: () => removal.promise,
    RestoreHistory: () => ({ restoreHistory: false }),
  });
  // The buttons on cards come in a chunk of their own.
  const [button, next] = await screen.findAllByRole('button', { name: /from your history$/ });
  button?.focus();
  fireEvent.click(button as HTMLElement);
  // The second press of a double click: it is neither another removal nor on another button.
  await vi.waitFor(() => expect(button?.getAttribute('aria-disabled')).toBe('true'));
  fireEvent.click(button as HTMLElement);
  expect(document.activeElement).toBe(next);
  removal.resolve({ removeFromHistory: true });
  await vi.waitFor(() => expect(flashes[0]?.action?.label).toBe('Undo'));
  flashes[0]?.action?.run();
  await vi.waitFor(() => expect(flashes[1]).toEqual({ type: 'error', message: 'This can no longer be undone.' }));
});
