import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { comments as texts } from '@network/messages/comments.ts';
import { reportDialog } from '@network/messages/report-dialog.ts';
import { aMember } from '../../testing/story-samples.ts';
import ReportCommentDialog from './report-comment.tsx';

async function report(answer: object | Error) {
  const calls: object[] = [];
  const onClose = vi.fn<() => void>();
  const flash = vi.fn<(shown: { readonly message: string }) => void>();
  const ReportComment = (variables: object) => {
    calls.push(variables);
    if (answer instanceof Error) throw answer;
    return { reportComment: answer };
  };
  const { Page } = pageFixture({ viewer: aMember, answers: { ReportComment } });
  render(
    <Page>
      <FlashProvider value={flash}>
        <ReportCommentDialog options={{ videoId: 'video', commentId: '3' }} onClose={onClose} />
      </FlashProvider>
    </Page>,
  );
  await userEvent.selectOptions(screen.getByLabelText('What is wrong with it?'), 'RUDE');
  await userEvent.click(screen.getByRole('button', { name: 'Report' }));
  return { calls, onClose, flash };
}

describe('the report of a comment', () => {
  it('is sent with its reason, and thanks for it', async () => {
    const { calls, onClose, flash } = await report({ __typename: 'CommentReported', commentId: '3' });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toEqual([{ videoId: 'video', commentId: '3', reason: 'RUDE' }]);
    expect(flash).toHaveBeenCalledWith({ type: 'success', message: texts.reportDialog.sent });
  });

  it.each([
    [
      'it was refused',
      { __typename: 'CommentRefused', messageKey: 'comments.errors.alreadyReported' },
      texts.errors.alreadyReported,
    ],
    ['it could not be sent', new Error('away'), reportDialog.failed],
  ])('stays open and says so when %s', async (_case, answer, message) => {
    const { onClose, flash } = await report(answer);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(flash).not.toHaveBeenCalled();
  });
});
