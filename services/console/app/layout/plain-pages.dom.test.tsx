// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const failWith = (code: string, status: number) => () =>
  Response.json({ errors: [{ message: 'No.', extensions: { code } }] }, { status });

it('a page of a release that has ended says so, and loads itself again at a press', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => undefined);
  await openPage('/audit', 'admin', failWith('DOCUMENT_UNKNOWN', 503));
  await screen.findByText('This page is out of date. Load it again.', {}, PATIENTLY);
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page that failed otherwise offers to try again', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => undefined);
  const { calls } = await openPage('/audit', 'admin', failWith('INTERNAL', 500));
  await screen.findByText('The gateway did not answer as expected. Try again in a moment.', {}, PATIENTLY);
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(before));
  expect(reload).not.toHaveBeenCalled();
});
