import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { CommentText, isLong } from './comment-text.tsx';

function show(text: string) {
  const { Page } = pageFixture({});
  render(
    <Page>
      <CommentText text={text} />
    </Page>,
  );
}

it('shows a short comment whole', () => {
  show('The light.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('folds a long comment until somebody wants all of it', async () => {
  const text = 'The light. '.repeat(80);
  show(text);
  const words = screen.getByText(/^The light\. The light/);
  expect(words.classList.contains('line-clamp-6')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show all of it', expanded: false }));
  expect(words.classList.contains('line-clamp-6')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(words.classList.contains('line-clamp-6')).toBe(true);
});

it('counts lines as well as characters', () => {
  expect(isLong('a\n'.repeat(11))).toBe(false);
  expect(isLong('a\n'.repeat(12))).toBe(true);
});
