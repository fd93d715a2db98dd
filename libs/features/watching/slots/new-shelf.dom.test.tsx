import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aVideo } from '../../testing/story-samples.ts';
import NewShelf from './new-shelf.tsx';

function show(count: number, more: { readonly title?: string; readonly isAwaited?: boolean } = {}) {
  const { Page } = pageFixture({});
  const videos = Array.from({ length: count }, (_, index) => aVideo(index + 1));
  render(
    <Page>
      <NewShelf title={more.title} videos={videos} isAwaited={more.isAwaited ?? false} />
    </Page>,
  );
}

it('says how many films came out since the last visit, in the words of the catalogue', () => {
  show(2);
  expect(screen.getByRole('region', { name: 'New since your last visit' }).textContent).toContain('2 new films');
});

it('has the name that its brand gives it, and does not count further than it shows', () => {
  show(8, { title: 'While you were out' });
  expect(screen.getByRole('region', { name: 'While you were out' }).textContent).toContain('8 or more new films');
});

it('reserves its place with its heading before the films are known', () => {
  show(0, { isAwaited: true });
  expect(screen.getByRole('region', { name: 'New since your last visit' }).textContent).not.toContain('new film');
  expect(screen.queryAllByRole('link', { name: /^Film/ })).toEqual([]);
});
