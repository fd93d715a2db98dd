import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../testing/console-page.tsx';
import { sendings } from './sendings.ts';

const films = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `film-${index}.mp4`, { type: 'video/mp4' }));
const picture = new File(['x'], 'poster.jpg', { type: 'image/jpeg' });

/** Opens the page of uploads; no file leaves it. */
async function openUploads(role: 'editor' | 'admin' = 'editor') {
  const sent = vi.spyOn(sendings, 'sendAsDrafts').mockImplementation(() => undefined);
  await openPage('/uploads', role, { MediaSources: () => ({ mediaSources: { sources: [], next: null } }) });
  const panel = within(await screen.findByRole('region', { name: 'New films' }));
  const drop = (files: readonly File[]) =>
    fireEvent.drop(panel.getByText('Drop films here, or choose some'), { dataTransfer: { files } });
  return { sent, panel, drop };
}

it('takes many films at once for the site that was chosen', async () => {
  const { sent, panel, drop } = await openUploads();
  await userEvent.selectOptions(panel.getByLabelText('Site of the new films'), 'tushy');
  const dropped = films(100);
  drop(dropped);
  expect(sent.mock.calls).toEqual([[dropped, { site: 'tushy', by: 'editor@demo.example' }]]);
  expect(panel.queryByRole('alert')).toBeNull();
});

it('takes those that were chosen as well', async () => {
  const { sent, panel } = await openUploads();
  const chosen = films(2);
  await userEvent.upload(panel.getByLabelText('Drop films here, or choose some'), chosen);
  expect(sent.mock.calls).toEqual([[chosen, { site: 'vixen', by: 'editor@demo.example' }]]);
});

it('refuses more than a hundred, all of them, and says so', async () => {
  const { sent, panel, drop } = await openUploads();
  drop(films(101));
  expect(sent).not.toHaveBeenCalled();
  expect(panel.getByRole('alert').textContent).toBe(
    'At most 100 films can be uploaded at once. 101 were dropped. Nothing was uploaded: drop fewer.',
  );
});

it('counts those that wait', async () => {
  const waiting = {
    fileName: 'a.mp4',
    bytes: 1,
    film: null,
    sent: 0,
    state: 'waiting',
    problem: null,
    sourceId: null,
  } as const;
  const rows = [1, 2].map((id) => ({ id, ...waiting }));
  vi.spyOn(sendings, 'list').mockReturnValue(rows);
  const { sent, panel, drop } = await openUploads();
  drop(films(99));
  expect(sent).not.toHaveBeenCalled();
  expect(panel.getByRole('alert').textContent).toContain('99 were dropped, and 2 are still waiting.');
  drop(films(98));
  expect(sent).toHaveBeenCalledTimes(1);
});

it('leaves out what is no film, and names it', async () => {
  const { sent, panel, drop } = await openUploads();
  const [film] = films(1);
  drop([picture, ...films(1), new File([], 'empty.mp4', { type: 'video/mp4' })]);
  expect(sent.mock.calls[0]?.[0].map(({ name }) => name)).toEqual([film?.name]);
  expect(panel.getByRole('alert').textContent).toBe('Not taken, as they are no films: poster.jpg, empty.mp4.');
});

it('shows each with its state, its problem and the way to its draft', async () => {
  const row = { bytes: 8, sent: 0, problem: null, sourceId: null } as const;
  vi.spyOn(sendings, 'list').mockReturnValue([
    { ...row, id: 1, fileName: 'a.mp4', film: { id: 'f1', title: 'A', isNew: true }, state: 'sending', sent: 4 },
    { ...row, id: 2, fileName: 'b.mp4', film: null, state: 'failed', problem: 'Expected one of tushy.' },
    { ...row, id: 3, fileName: 'c.mp4', film: null, state: 'creating' },
    { ...row, id: 4, fileName: 'd.mp4', film: null, state: 'waiting' },
  ]);
  const resume = vi.spyOn(sendings, 'resume').mockImplementation(() => undefined);
  await openUploads();
  const [sending, failed, creating, waiting] = screen
    .getAllByRole('progressbar')
    .map((bar) => within(bar.closest('li') as HTMLElement));
  expect(sending?.getByRole('link', { name: 'Open the draft' }).getAttribute('href')).toBe('/films/f1');
  expect(sending?.getByText(/4 B of 8 B, 50 %/)).toBeDefined();
  expect(failed?.getByRole('alert').textContent).toBe('Expected one of tushy.');
  await userEvent.click(failed?.getByRole('button', { name: 'Resume' }) as HTMLElement);
  expect(resume.mock.calls).toEqual([[2]]);
  expect(creating?.queryByRole('button')).toBeNull();
  expect(waiting?.getByRole('button', { name: 'Cancel' })).toBeDefined();
});
