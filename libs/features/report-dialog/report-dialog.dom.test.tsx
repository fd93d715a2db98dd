import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import type { ReportReason } from '@network/validation/report-reasons.ts';
import { ReportDialog } from './report-dialog.tsx';

function show(state: { readonly error?: string; readonly isSending?: boolean } = {}) {
  const onSend = vi.fn<(reason: ReportReason) => void>();
  const onClose = vi.fn<() => void>();
  const { Page } = pageFixture({});
  render(
    <Page>
      <ReportDialog
        title="Report this comment"
        text="Our editors will look at it."
        isSending={state.isSending ?? false}
        error={state.error}
        onSend={onSend}
        onClose={onClose}
      />
    </Page>,
  );
  return { onSend, onClose, reason: screen.getByLabelText('What is wrong with it?') };
}

describe('the dialog of a report', () => {
  it('offers every reason, and sends the chosen one', async () => {
    const { onSend, onClose, reason } = show();
    const offered = within(reason).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Advertising or spam',
      'Rude or hateful',
      'Someone’s private data',
      'Something else',
    ]);
    await userEvent.selectOptions(reason, 'RUDE');
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(onSend.mock.calls).toEqual([['RUDE']]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says why the last try failed', () => {
    const { reason } = show({ error: 'You have already reported this comment.' });
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('You have already reported this comment.')).toBeTruthy();
  });

  it('sends nothing a second time while a report is on its way', async () => {
    const { onSend } = show({ isSending: true });
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each(['Cancel', 'Escape'])('closes without a report by %s', async (way) => {
    const { onSend, onClose } = show();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: way }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSend).not.toHaveBeenCalled();
  });
});
