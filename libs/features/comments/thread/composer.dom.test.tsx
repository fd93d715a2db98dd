import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { comments } from '@network/messages/comments.ts';
import { MAX_COMMENT_LENGTH } from '@network/validation/comment-text.ts';
import { Composer } from './composer.tsx';
import { readDraft } from './draft.ts';
import type { SendOutcome } from './send-comment.ts';

beforeEach(() => localStorage.clear());

function open(outcome: SendOutcome = { ok: true }) {
  const { Page } = pageFixture({});
  const send = vi.fn<(text: string) => Promise<SendOutcome>>().mockResolvedValue(outcome);
  render(
    <Page>
      <Composer draftKey="film" answered={null} needsName={false} send={send} />
    </Page>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  const write = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: comments.compose.send }));
  };
  return { send, field, write };
}

describe('D28 a comment that is written', () => {
  it('D28 is sent as it will be stored, and as long as a reader sees it', async () => {
    const { send, write } = open();
    write(`${'a\u200b'.repeat(MAX_COMMENT_LENGTH)}\u202e`);
    await expect.poll(() => send.mock.calls).toEqual([['a'.repeat(MAX_COMMENT_LENGTH)]]);
  });

  it('D28 is none where nobody sees anything', async () => {
    const { send, write } = open();
    write('\u3164\u200b');
    expect(await screen.findByText(comments.errors.empty)).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('E11 stays in its field and on the device when it could not be sent', async () => {
    const { field, write } = open({ ok: false, error: 'Not sent.', needsName: false });
    write('Half a sentence\tin a tunnel');
    expect(await screen.findByText('Not sent.')).toBeTruthy();
    expect([field.value, readDraft('film')]).toEqual(['Half a sentence\tin a tunnel', 'Half a sentence\tin a tunnel']);
  });

  it('E11 says nothing of the failure any more once it was sent again', async () => {
    const { send, field, write } = open({ ok: false, error: 'Not sent.', needsName: false });
    write('Half a sentence');
    expect(await screen.findByText('Not sent.')).toBeTruthy();
    send.mockResolvedValue({ ok: true });
    fireEvent.click(screen.getByRole('button', { name: comments.compose.send }));
    await expect.poll(() => [send.mock.calls.length, field.value]).toEqual([2, '']);
    expect(screen.queryByText('Not sent.')).toBeNull();
  });
});
