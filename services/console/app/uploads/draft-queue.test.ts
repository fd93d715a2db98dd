import { describe, expect, it, vi } from 'vitest';
import { DraftRefused, type MakeDraft } from './draft-of-file.ts';
import type { OpenUpload, UploadedFilm, UploadReports } from './open-upload.ts';
import { createSendings, type SendingNetwork } from './sendings.ts';

const PLACE = { site: 'vixen', by: 'ed@staff.example' };
const fileOf = (name: string) => new File(['12345678'], name, { type: 'video/mp4' });
const draftOf = ({ name }: Pick<File, 'name'>): UploadedFilm => ({ id: `draft-${name}`, title: name, isNew: true });

/** Sendings whose network is in the hands of the test. */
function inHand(changes: Partial<SendingNetwork> = {}) {
  const opened = new Map<string, { upload: OpenUpload; reports: UploadReports; film: UploadedFilm }>();
  const makeDraft = vi.fn<MakeDraft>(async (file) => draftOf(file));
  const sendings = createSendings({
    open: (file, film, reports) => {
      const upload = { start: vi.fn(), pause: vi.fn(), cancel: vi.fn(async () => undefined) } satisfies OpenUpload;
      opened.set(file.name, { upload, reports, film });
      return upload;
    },
    makeDraft,
    begun: () => null,
    ...changes,
  });
  const row = (name: string) => sendings.list().find(({ fileName }) => fileName === name) ?? expect.fail(name);
  return {
    sendings,
    makeDraft,
    row,
    states: () => sendings.list().map(({ fileName, state }) => `${fileName} ${state}`),
    /** The upload of a file, once it was begun. */
    upload: (name: string) => vi.waitFor(() => opened.get(name) ?? expect.fail(`${name} was not opened`)),
    isOpen: (name: string) => opened.has(name),
  };
}
const drop = (names: readonly string[], { sendings }: Pick<ReturnType<typeof inHand>, 'sendings'>) =>
  sendings.sendAsDrafts(names.map(fileOf), PLACE);

describe('many films', () => {
  it('become a draft each and are sent one after the other, by their names', async () => {
    const hand = inHand();
    drop(['film 10.mp4', 'film 2.mp4'], hand);
    const first = await hand.upload('film 2.mp4');
    expect(first.film).toEqual(draftOf({ name: 'film 2.mp4' }));
    expect(hand.states()).toEqual(['film 2.mp4 sending', 'film 10.mp4 waiting']);
    expect(hand.makeDraft).toHaveBeenCalledTimes(1);
    first.reports.onProgress(4);
    first.reports.onSent('s1');
    await hand.upload('film 10.mp4');
    expect(hand.row('film 2.mp4')).toMatchObject({ state: 'sent', sourceId: 's1', film: { id: 'draft-film 2.mp4' } });
    expect(hand.makeDraft.mock.calls.map(([{ name }, place]) => [name, place])).toEqual([
      ['film 2.mp4', PLACE],
      ['film 10.mp4', PLACE],
    ]);
  });

  it('go on behind one that is refused, paused or canceled', async () => {
    const hand = inHand();
    drop(['a.mp4', 'b.mp4', 'c.mp4', 'd.mp4'], hand);
    (await hand.upload('a.mp4')).reports.onFailed('The file is larger than 75 GB.', 422);
    await hand.upload('b.mp4');
    hand.sendings.pause(hand.row('b.mp4').id);
    await hand.upload('c.mp4');
    await hand.sendings.cancel(hand.row('c.mp4').id);
    await hand.upload('d.mp4');
    expect(hand.states()).toEqual(['a.mp4 failed', 'b.mp4 paused', 'd.mp4 sending']);
  });

  it('wait behind one whose connection is lost, and go on with it', async () => {
    const hand = inHand();
    drop(['a.mp4', 'b.mp4'], hand);
    const { reports, upload } = await hand.upload('a.mp4');
    reports.onFailed(null, null);
    expect(hand.states()).toEqual(['a.mp4 failed', 'b.mp4 waiting']);
    hand.sendings.resume(hand.row('a.mp4').id);
    expect(upload.start).toHaveBeenCalledTimes(2);
    expect(hand.makeDraft).toHaveBeenCalledTimes(1);
    reports.onSent('s1');
    await hand.upload('b.mp4');
  });

  it('are tried again each by itself, where no draft could be made', async () => {
    const hand = inHand();
    hand.makeDraft.mockRejectedValueOnce(new DraftRefused('The connection was lost.', false));
    drop(['a.mp4', 'b.mp4'], hand);
    await vi.waitFor(() => expect(hand.row('a.mp4').state).toBe('failed'));
    expect([hand.row('a.mp4').problem, hand.row('b.mp4').state]).toEqual(['The connection was lost.', 'waiting']);
    hand.sendings.resume(hand.row('a.mp4').id);
    (await hand.upload('a.mp4')).reports.onSent(null);
    await hand.upload('b.mp4');
  });

  it('pass over one of which no draft can be made', async () => {
    const hand = inHand();
    hand.makeDraft.mockRejectedValueOnce(new DraftRefused('Expected one of vixen.', true));
    drop(['a.mp4', 'b.mp4'], hand);
    await hand.upload('b.mp4');
    expect(hand.row('a.mp4')).toMatchObject({ state: 'failed', problem: 'Expected one of vixen.', film: null });
  });

  it('have the draft of an upload that broke off, unless it is on its way', async () => {
    const begun = draftOf({ name: 'begun' });
    const hand = inHand({ begun: (file) => (file.name === 'a.mp4' ? begun : null) });
    drop(['a.mp4'], hand);
    expect((await hand.upload('a.mp4')).film).toEqual(begun);
    expect(hand.makeDraft).not.toHaveBeenCalled();
    drop(['a.mp4'], hand);
    (await hand.upload('a.mp4')).reports.onFailed('The file is empty.', 400);
    await vi.waitFor(() => expect(hand.makeDraft).toHaveBeenCalledTimes(1));
  });

  it('are left alone once one is canceled before its turn', async () => {
    const hand = inHand();
    drop(['a.mp4', 'b.mp4'], hand);
    await hand.upload('a.mp4');
    await hand.sendings.cancel(hand.row('b.mp4').id);
    (await hand.upload('a.mp4')).reports.onSent('s1');
    expect(hand.isOpen('b.mp4')).toBe(false);
    expect(hand.states()).toEqual(['a.mp4 sent']);
  });
});
