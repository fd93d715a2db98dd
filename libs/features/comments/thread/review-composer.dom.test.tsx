import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { comments } from '@network/messages/comments.ts';
import { ReviewComposer } from './review-composer.tsx';
import type { SendOutcome } from './send-comment.ts';

beforeEach(() => localStorage.clear());

function open(rating: number | null) {
  const asked = vi.fn(() => ({ video: { userVideoReview: rating === null ? null : { rating } } }));
  const send = vi.fn(async (_text: string, _shown: number | null): Promise<SendOutcome> => ({ ok: true }));
  const { Page } = pageFixture({ answers: { OwnRating: asked } });
  render(
    <Page>
      <ReviewComposer draftKey="film" slug="slow-light" needsName={false} send={send} />
    </Page>,
  );
  const write = async (text: string) => {
    await userEvent.type(screen.getByRole('textbox'), text);
    await userEvent.click(screen.getByRole('button', { name: comments.compose.send }));
  };
  return { asked, send, write };
}

describe('a comment on a film that was rated', () => {
  it('shows the rating where its author says so, and not before', async () => {
    const { send, write } = open(8);
    fireEvent.focus(screen.getByRole('textbox'));
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Show my rating of the film: 8 of 10',
    });
    expect(choice.checked).toBe(false);
    await write('Quiet.');
    await userEvent.click(choice);
    await write('Loud.');
    await expect
      .poll(() => send.mock.calls)
      .toEqual([
        ['Quiet.', null],
        ['Loud.', 8],
      ]);
  });

  it('says nothing of a rating to people who gave none, and asks once somebody writes', async () => {
    const { asked, send, write } = open(null);
    expect(asked).not.toHaveBeenCalled();
    await write('Quiet.');
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(send.mock.calls).toEqual([['Quiet.', null]]);
  });
});
