import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Viewer } from '@network/access/viewer.ts';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { reportDialog } from '@network/messages/report-dialog.ts';
import { wall as texts } from '@network/messages/wall.ts';
import { aMember } from '../../testing/story-samples.ts';
import { ReportPostButton } from '../screens/report-post-button.tsx';
import ReportPostDialog from './report-post.tsx';

async function report(...answers: readonly (object | Error)[]) {
  const calls: object[] = [];
  const onClose = vi.fn<() => void>();
  const flash = vi.fn<(shown: { readonly message: string }) => void>();
  const ReportWallPost = (variables: object) => {
    const answer = answers[calls.length];
    calls.push(variables);
    if (answer instanceof Error) throw answer;
    return { reportWallPost: answer };
  };
  const { Page } = pageFixture({ viewer: aMember, answers: { ReportWallPost } });
  render(
    <Page>
      <FlashProvider value={flash}>
        <ReportPostDialog options={{ postId: 'post' }} onClose={onClose} />
      </FlashProvider>
    </Page>,
  );
  await userEvent.selectOptions(screen.getByLabelText('What is wrong with it?'), 'PRIVATE_DATA');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Report' }));
  await send();
  return { calls, onClose, flash, send };
}

describe('the report of a post', () => {
  it('is sent with its reason, and thanks for it', async () => {
    const { calls, onClose, flash } = await report({ __typename: 'WallPostReported', postId: 'post' });
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls).toEqual([{ postId: 'post', reason: 'PRIVATE_DATA' }]);
    expect(flash).toHaveBeenCalledWith({ type: 'success', message: texts.reportDialog.sent });
  });

  it.each([
    ['ALREADY_REPORTED', texts.errors.alreadyReported],
    ['POST_GONE', texts.errors.postGone],
  ])('says why it is refused: %s', async (code, message) => {
    const { onClose } = await report({ __typename: 'WallReportRefused', code, messageKey: '', message: '' });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the chosen reason when it failed, and can be sent again', async () => {
    const done = { __typename: 'WallPostReported', postId: 'post' };
    const { calls, onClose, send } = await report(new Error('away'), done);
    expect(await screen.findByText(reportDialog.failed)).toBeTruthy();
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls[1]).toEqual(calls[0]);
  });
});

describe('the way to the report', () => {
  const show = (viewer?: Viewer) => {
    const { Page } = pageFixture(viewer ? { viewer } : {});
    render(
      <Page>
        <ReportPostButton postId="post" curator="Ines" wallHref="/wall?curator=Ines&page=2" />
      </Page>,
    );
  };

  it('is a button for a member', () => {
    show(aMember);
    expect(screen.getByRole('button', { name: 'Report Ines’s post' })).toBeTruthy();
  });

  it('leads a visitor to sign in, and back to the same page of the wall', () => {
    show();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sign in to report Ines’s post' });
    const { pathname, searchParams } = new URL(link.href);
    expect([pathname, searchParams.get('uri')]).toEqual(['/oidc/login', '/wall?curator=Ines&page=2']);
  });
});
