import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aMember, aVideo } from '../testing/story-samples.ts';
import ContinueShelf from './slots/continue-shelf.tsx';

function show(isAwaited: boolean, videos = [aVideo(1), aVideo(2)]) {
  const { Page } = pageFixture({ viewer: aMember });
  render(
    <Page>
      <FlashProvider value={() => undefined}>
        <ContinueShelf videos={videos} isAwaited={isAwaited} />
      </FlashProvider>
    </Page>,
  );
}

it('“Continue watching” has an item for each film, and none that is empty', () => {
  show(false);
  const items = screen.getAllByRole('listitem').filter((item) => item.parentElement?.className.includes('shelf-list'));
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/videos/video-1',
    '/videos/video-2',
  ]);
});

it('the focus goes to the next film when one leaves “Continue watching”', async () => {
  show(false);
  const [first, second] = await screen.findAllByRole('button', { name: /^Remove/ });
  first?.focus();
  fireEvent.click(first as HTMLElement);
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toEqual([second]);
  expect(document.activeElement).toBe(second);
});

it('“Continue watching” keeps a place for films that are awaited, in items that are not empty', () => {
  show(true, []);
  const items = [...document.querySelectorAll('.shelf-list > li')];
  expect(items).toHaveLength(6);
  expect(items.filter((item) => item.childElementCount === 0)).toEqual([]);
});
