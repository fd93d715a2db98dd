import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { DialogHost } from './dialog-host.tsx';
import { loadErrorPages, NotFoundPage, ServerErrorPage } from './error-pages.tsx';

describe('what the first page loads later', () => {
  it('is the dialog that is opened', async () => {
    // Compiled before: on a busy machine that takes longer than a test waits for an element.
    await Promise.all([import('./open-dialog.tsx'), import('../comments/dialogs/badges-explanation.tsx')]);
    const { Page } = pageFixture({});
    const Opener = () => {
      const { open } = useDialogs();
      return <button onClick={() => open('BadgesExplanation', {})}>Badges</button>;
    };
    render(
      <Page>
        <Opener />
        <DialogHost />
      </Page>,
    );
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('are the pages of errors, which are there at once after it', async () => {
    await loadErrorPages();
    const { Page } = pageFixture({});
    const { unmount } = render(
      <Page>
        <NotFoundPage />
      </Page>,
    );
    expect(screen.getByText('We can’t find this page.')).toBeTruthy();
    unmount();
    render(
      <Page>
        <ServerErrorPage error={{ code: 'unavailable', correlationId: null }} />
      </Page>,
    );
    expect(screen.getByText('The film has stopped for a moment.')).toBeTruthy();
  });
});
