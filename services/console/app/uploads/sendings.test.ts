import { expect, it, vi } from 'vitest';
import type { OpenUpload, UploadReports } from './open-upload.ts';
import { createSendings } from './sendings.ts';

const FILM = { id: 'f1', title: 'Glass Harbor' };

/** Sendings whose network is in the hands of the test. */
function inHand() {
  const upload = { start: vi.fn(), pause: vi.fn(), cancel: vi.fn(async () => undefined) } satisfies OpenUpload;
  const opened: UploadReports[] = [];
  const sendings = createSendings({
    open: (_file, _film, reports) => {
      opened.push(reports);
      return upload;
    },
    makeDraft: () => Promise.reject(new Error('No draft is made.')),
    begun: () => null,
  });
  sendings.send(new File(['12345678'], 'a.mp4'), FILM);
  const [reports] = opened;
  if (reports === undefined) throw new Error('Nothing was opened.');
  return { sendings, upload, reports, row: () => sendings.list()[0] };
}

it('sends at once, pauses and resumes the same upload', () => {
  const { sendings, upload, reports, row } = inHand();
  expect(upload.start).toHaveBeenCalledTimes(1);
  reports.onProgress(4);
  expect(row()).toMatchObject({ state: 'sending', sent: 4, bytes: 8 });
  sendings.pause(row()?.id ?? 0);
  expect([upload.pause.mock.calls.length, row()?.state]).toEqual([1, 'paused']);
  sendings.resume(row()?.id ?? 0);
  expect([upload.start.mock.calls.length, row()?.state, row()?.sent]).toEqual([2, 'sending', 4]);
});

it('names the preparation of what has arrived', () => {
  const { reports, row } = inHand();
  reports.onSent('s1');
  expect(row()).toMatchObject({ state: 'sent', sent: 8, sourceId: 's1' });
});

it.each([
  ['The file is empty.', 422, 'The file is empty.'],
  [null, null, 'The connection was lost. Resume to continue where it stopped.'],
  ['UNAUTHENTICATED', 401, 'Your session has ended. Sign in again, then resume.'],
])('says why it stopped: %s, %s', (problem, status, shown) => {
  const { reports, row } = inHand();
  reports.onFailed(problem, status);
  expect(row()).toMatchObject({ state: 'failed', problem: shown });
});

it('leaves the list when it is cancelled, and stays where that failed', async () => {
  const { sendings, upload, row } = inHand();
  upload.cancel.mockRejectedValueOnce(new Error('away'));
  await expect(sendings.cancel(row()?.id ?? 0)).rejects.toThrow('away');
  expect(sendings.list()).toHaveLength(1);
  await sendings.cancel(row()?.id ?? 0);
  expect(sendings.list()).toEqual([]);
});
