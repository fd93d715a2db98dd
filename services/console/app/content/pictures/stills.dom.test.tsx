import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { UploadReports } from '../../uploads/open-upload.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { readStills, writeStills } from './still-lines.ts';
import { StillsControl } from './stills-control.tsx';

const still = (picture: string) => ({ picture, alt: '', crops: [] });

/** The control as a form has it, with a network in the hands of the test. */
function open(pictures: readonly string[] = []) {
  const sent = new Map<string, UploadReports>();
  const queue = createPhotoQueue({
    open: (file, _picture, reports) => {
      sent.set(file.name, reports);
      return { start: () => undefined, pause: () => undefined, cancel: async () => undefined };
    },
    begun: () => null,
    look: async (sources) => new Map(sources.map((id) => [id, { state: 'published', problem: null }])),
    prepareAgain: async () => undefined,
    wait: async () => undefined,
  });
  let value = writeStills(pictures.map(still));
  function Form() {
    const [lines, setLines] = useState(value);
    value = lines;
    return (
      <StillsControl
        label="Pictures"
        problem={undefined}
        value={lines}
        isReadOnly={false}
        onChange={setLines}
        queue={queue}
      />
    );
  }
  render(<Form />);
  return {
    user: userEvent.setup(),
    sent: (name: string) => sent.get(name) ?? expect.fail(`${name} was not sent`),
    ids: () => readStills(value).map(({ picture }) => picture.replace(/-[0-9a-f]{8}$/, '')),
  };
}
const rows = () => screen.getAllByRole('listitem');

it('gives dropped photographs their places at once, and shows how far each of them is', async () => {
  const { sent, ids } = open(['harbor']);
  const files = ['dusk-2.jpg', 'dusk-1.jpg'].map((name) => new File(['12345678'], name, { type: 'image/jpeg' }));
  const place = screen.getByLabelText('Drop photographs here, or choose them').closest('label');
  const drop = createEvent.drop(place ?? document.body);
  Object.defineProperty(drop, 'dataTransfer', { value: { files } });
  fireEvent(place ?? document.body, drop);
  expect(ids()).toEqual(['harbor', 'dusk-1', 'dusk-2']);
  expect(screen.getByRole('status').textContent).toBe('In preparation: 1 of 3 pictures are ready');
  const { onProgress, onSent } = sent('dusk-1.jpg');
  onProgress(4);
  expect(await within(rows()[1] ?? document.body).findByText('Uploading, 50 %')).toBeDefined();
  onSent('s1');
  sent('dusk-2.jpg').onSent('s2');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 pictures, all ready'));
});

it('keeps one that failed in its place, with its reason and another try', async () => {
  const { user, sent, ids } = open();
  await user.upload(screen.getByLabelText('Drop photographs here, or choose them'), [
    new File(['12345678'], 'torn.jpg', { type: 'image/jpeg' }),
  ]);
  sent('torn.jpg').onFailed('The file is empty.', 422);
  expect((await screen.findByRole('alert')).textContent).toBe('torn.jpg: The file is empty.');
  await user.click(screen.getByRole('button', { name: 'Retry torn.jpg' }));
  expect(screen.queryByRole('alert')).toBeNull();
  sent('torn.jpg').onFailed(null, null);
  await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }));
  expect(ids()).toEqual([]);
});

it('is ordered by the keys of a handle, which keeps the focus, and says so', async () => {
  const { user, ids } = open(['a', 'b', 'c']);
  screen.getByRole('button', { name: 'Move picture 3' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(ids()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2');
  expect(screen.getByText('Now picture 2 of 3.')).toBeDefined();
  await user.keyboard('{Home}{ArrowUp}');
  expect(ids()).toEqual(['c', 'a', 'b']);
  await user.keyboard('{End}');
  expect(ids()).toEqual(['a', 'b', 'c']);
});

it('is ordered by dragging, and any picture becomes the cover', async () => {
  const { user, ids } = open(['a', 'b', 'c']);
  const [first, , third] = rows();
  const dataTransfer = { effectAllowed: 'none' };
  for (const [type, on] of [
    ['dragStart', first],
    ['dragOver', third],
    ['drop', third],
  ] as const) {
    const event = createEvent[type](on ?? document.body);
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    fireEvent(on ?? document.body, event);
  }
  expect(ids()).toEqual(['b', 'c', 'a']);
  await user.click(screen.getByRole('button', { name: 'Make picture 3 the cover' }));
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(within(rows()[0] ?? document.body).getByText('Cover')).toBeDefined();
  expect(screen.getAllByText('Cover')).toHaveLength(1);
});

it('says which picture was never uploaded', async () => {
  open(['lost']);
  fireEvent.error(rows()[0]?.querySelector('img') ?? document.body);
  expect(await screen.findByText('Not uploaded. Choose its file again, or remove it.')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('In preparation: 0 of 1 pictures are ready');
});
