import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MissingPartProvider } from '@network/core/routing/part-boundary.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { CoveredPage } from './covered-page.tsx';

const LoadAgain = () => <button type="button">Load again</button>;

it('covers the page of somebody with a lock whose code is missing, and no key uncovers it', () => {
  const { Page } = pageFixture({});
  render(
    <MissingPartProvider value={LoadAgain}>
      <textarea aria-label="Comment" defaultValue="Half a sentence" />
      <CoveredPage />
    </MissingPartProvider>,
    { wrapper: Page },
  );
  const cover = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Locked' });
  expect(cover.open).toBe(true);
  expect(cover.contains(screen.getByRole('button', { name: 'Load again' }))).toBe(true);
  expect(fireEvent(cover, new Event('cancel', { cancelable: true }))).toBe(false);
  cover.close();
  expect(cover.open).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Half a sentence');
});
