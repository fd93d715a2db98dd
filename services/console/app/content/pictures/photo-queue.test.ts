import { expect, it, vi } from 'vitest';
import type { OpenUpload, UploadReports } from '../../uploads/open-upload.ts';
import { createPhotoQueue, type PhotoNetwork } from './photo-queue.ts';
import type { SourceState } from './photo-sources.ts';

const photograph = (name: string) => new File(['12345678'], name, { type: 'image/jpeg' });

/** A queue whose network is in the hands of the test. */
function inHand(changes: Partial<PhotoNetwork> = {}) {
  const opened = new Map<string, { readonly upload: OpenUpload; readonly reports: UploadReports }>();
  const states = new Map<string, SourceState>();
  const looks: (() => void)[] = [];
  const network: PhotoNetwork = {
    open: (file, _picture, reports) => {
      const upload = { start: vi.fn(), pause: vi.fn(), cancel: vi.fn(async () => undefined) };
      opened.set(file.name, { upload, reports });
      return upload;
    },
    begun: () => null,
    look: async () => states,
    prepareAgain: vi.fn(async () => undefined),
    wait: () => new Promise((resolve) => looks.push(resolve)),
    ...changes,
  };
  const queue = createPhotoQueue(network);
  const of = (name: string) => opened.get(name) ?? expect.fail(`${name} was not opened`);
  const row = (name: string) => queue.list().find(({ fileName }) => fileName === name);
  return { queue, network, of, row, states, look: () => looks.shift()?.() };
}

it('takes files in the order of their names, with the numbers in them, and sends three at once', () => {
  const { queue, of, row } = inHand();
  const ids = queue.add(['a10.jpg', 'a2.jpg', 'a1.jpg', 'b.jpg'].map(photograph));
  expect(ids.map((id) => id.replace(/-[0-9a-f]{8}$/, ''))).toEqual(['a1', 'a2', 'a10', 'b']);
  expect(queue.list().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
  of('a2.jpg').reports.onProgress(4);
  expect(row('a2.jpg')).toMatchObject({ sent: 4, bytes: 8 });
  of('a2.jpg').reports.onSent('s2');
  expect([row('a2.jpg')?.state, row('b.jpg')?.state]).toEqual(['preparing', 'sending']);
  expect(of('b.jpg').upload.start).toHaveBeenCalledTimes(1);
});

it('has a picture no more once it is prepared, and says why one was refused', async () => {
  const { queue, of, row, states, look } = inHand();
  queue.add([photograph('good.jpg'), photograph('bad.jpg')]);
  of('good.jpg').reports.onSent('s1');
  of('bad.jpg').reports.onSent('s2');
  states.set('s1', { state: 'published', problem: null });
  states.set('s2', { state: 'failed', problem: 'The picture has only 8 by 8 points.' });
  look();
  await vi.waitFor(() => expect(queue.list()).toHaveLength(1));
  expect(row('bad.jpg')).toMatchObject({ state: 'failed', problem: 'The picture has only 8 by 8 points.' });
});

it('goes on looking where the gateway was not reached', async () => {
  const look = vi.fn(
    async (): Promise<ReadonlyMap<string, SourceState>> => new Map([['s1', { state: 'published', problem: null }]]),
  );
  look.mockRejectedValueOnce(new Error('away'));
  const { queue, of } = inHand({ look, wait: async () => undefined });
  queue.add([photograph('a.jpg')]);
  of('a.jpg').reports.onSent('s1');
  await vi.waitFor(() => expect(queue.list()).toEqual([]));
  expect(look).toHaveBeenCalledTimes(2);
});

it('goes on from where it stopped, and prepares again what has arrived', async () => {
  const { queue, network, of, row, states, look } = inHand();
  const [id = ''] = queue.add([photograph('a.jpg')]);
  of('a.jpg').reports.onFailed(null, null);
  expect(row('a.jpg')).toMatchObject({
    state: 'failed',
    problem: 'The upload failed. Check the connection and try again.',
  });
  queue.retry(id);
  expect([row('a.jpg')?.state, vi.mocked(of('a.jpg').upload.start).mock.calls.length]).toEqual(['sending', 2]);
  of('a.jpg').reports.onSent('s1');
  states.set('s1', { state: 'failed', problem: 'No room.' });
  look();
  await vi.waitFor(() => expect(row('a.jpg')?.state).toBe('failed'));
  queue.retry(id);
  await vi.waitFor(() => expect(row('a.jpg')?.state).toBe('preparing'));
  expect(network.prepareAgain).toHaveBeenCalledWith('s1');
});

it('gives a file back the name under which its upload was begun, and takes it once', () => {
  const { queue } = inHand({ begun: () => 'lamp-1a2b3c4d' });
  expect(queue.add([photograph('lamp.jpg')])).toEqual(['lamp-1a2b3c4d']);
  expect(queue.add([photograph('lamp.jpg')])).toEqual([]);
  expect(queue.list()).toHaveLength(1);
});

it('stops one that is dropped, and the next has its turn', () => {
  const { queue, of, row } = inHand();
  const [first = ''] = queue.add(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map(photograph));
  queue.drop(first);
  expect(of('1.jpg').upload.cancel).toHaveBeenCalledTimes(1);
  expect(row('4.jpg')?.state).toBe('sending');
});
