import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

afterEach(() => {
  localStorage.clear();
});

const FILM = { slug: 'glass-harbor', title: 'Glass Harbor', site: 'vixen', isDraft: false };
const step = (name: string, state: string, more = {}) => ({
  name,
  state,
  progress: 0,
  secondsLeft: null,
  attempts: 1,
  problem: null,
  ...more,
});
const SOURCE = {
  id: 's1',
  filmId: 'f1',
  film: FILM,
  kind: 'film',
  fileName: 'harbor.mov',
  bytes: 4_200_000_000,
  state: 'failed',
  problem: 'The file has no picture: it is sound only.',
  addedBy: 'editor@demo.example',
  addedAt: '2026-03-01T10:00:00Z',
  previews: null,
  steps: [step('probe', 'failed', { problem: 'The file has no picture: it is sound only.' })],
};
const list = (sources: readonly object[]) => () => ({ mediaSources: { sources, next: null } });

describe('the list of uploads', () => {
  it('shows each file with its state, and leads to it', async () => {
    const at = { ...SOURCE, id: 's2', state: 'working', problem: null };
    await openPage('/uploads?state=working', 'editor', {
      MediaSources: list([{ ...at, steps: [step('probe', 'done'), step('sound', 'running', { progress: 0.4 })] }]),
    });
    const row = (await screen.findByRole('link', { name: 'harbor.mov' })).closest('tr');
    expect(row).not.toBeNull();
    expect(within(row as HTMLElement).getByText('1 of 2 steps')).toBeDefined();
    expect(within(row as HTMLElement).getByText('4.2 GB')).toBeDefined();
  });

  it('says of a step how far it is and how long it will take', async () => {
    const running = step('video-p1080', 'running', { progress: 0.423, secondsLeft: 5_400 });
    const source = { ...SOURCE, state: 'working', problem: null, steps: [step('probe', 'done'), running] };
    await openPage('/uploads/s1', 'editor', { MediaSource: () => ({ mediaSource: source }) });
    expect(await screen.findByText('Running, 42 %')).toBeDefined();
    expect(screen.getByText('1 h 30 min left')).toBeDefined();
  });

  it('says that nothing was sent, and offers to find a film', async () => {
    const { calls } = await openPage('/uploads', 'editor', {
      MediaSources: list([]),
      FilmsToUploadFor: () => ({ contentPage: { items: [{ id: 'f1', state: 'published', film: FILM }] } }),
      FilmToUploadFor: () => ({ content: { id: 'f1', state: 'published', film: FILM } }),
    });
    expect(await screen.findByText('Nothing here yet')).toBeDefined();
    await userEvent.type(screen.getByPlaceholderText('Find a film by its title or slug'), 'gla');
    await userEvent.click(await screen.findByRole('option', { name: /Glass Harbor/ }));
    expect(await screen.findByLabelText(/Drop a film or a picture here/)).toBeDefined();
    expect(calls.at(-1)).toEqual({ operation: 'FilmToUploadFor', variables: { id: 'f1' } });
  });

  it('finds drafts, says what a draft is, and takes files for it', async () => {
    await openPage('/uploads', 'editor', {
      MediaSources: list([]),
      FilmsToUploadFor: () => ({ contentPage: { items: [{ id: 'f2', state: 'draft', film: FILM }] } }),
      FilmToUploadFor: () => ({ content: { id: 'f2', state: 'draft', film: FILM } }),
    });
    await userEvent.type(await screen.findByPlaceholderText('Find a film by its title or slug'), 'gla');
    await userEvent.click(await screen.findByRole('option', { name: 'Glass Harbor Draft vixen' }));
    expect(await screen.findByLabelText(/Drop a film or a picture here/)).toBeDefined();
    expect(screen.getByText('Draft')).toBeDefined();
    expect(screen.getByText(/^Only staff can see what is uploaded for a draft/)).toBeDefined();
  });

  it('resumes what was begun before it was loaded, with the same file alone', async () => {
    const metadata = { film: 'f1', filename: 'harbor.mov', title: 'Glass Harbor' };
    localStorage.setItem(
      'tus::console-upload|f1|3|0|harbor.mov::1',
      JSON.stringify({ size: 3, metadata, creationTime: '2026-03-01', uploadUrl: '/staff/uploads/x' }),
    );
    await openPage('/uploads', 'editor', { MediaSources: list([]) });
    const input = await screen.findByLabelText('Choose the file: harbor.mov');
    await userEvent.upload(input, new File(['other'], 'other.mov', { type: 'video/quicktime' }));
    expect(await screen.findByText('That is a different file. Choose harbor.mov, unchanged.')).toBeDefined();
  });

  it('is refused to a role without the right', async () => {
    const { calls } = await openPage('/uploads', 'support', {});
    expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
    expect(calls).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Uploads' })).toBeNull();
  });
});

describe('one upload', () => {
  it('says what is wrong, and tries again', async () => {
    let source = SOURCE;
    const { calls } = await openPage('/uploads/s1', 'editor', {
      MediaSource: () => ({ mediaSource: source }),
      RetryMediaSource: () => {
        source = { ...SOURCE, state: 'published', problem: '', steps: [step('probe', 'done')] };
        return { retryMediaSource: source };
      },
    });
    const wrong = await screen.findByRole('region', { name: 'Problem' });
    expect(within(wrong).getByText(SOURCE.problem)).toBeDefined();
    await userEvent.click(within(wrong).getByRole('button', { name: 'Retry the failed steps' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Problem' })).toBeNull());
    expect(calls.find(({ operation }) => operation === 'RetryMediaSource')?.variables).toEqual({ id: 's1' });
  });

  it('that is ready shows what was made of it, and leads to the draft that it waits for', async () => {
    const previews = { poster: '/staff/media-sources/s1/poster', film: '/staff/media-sources/s1/film' };
    const film = { ...FILM, isDraft: true };
    const steps = [step('publish', 'done')];
    await openPage('/uploads/s1', 'editor', {
      MediaSource: () => ({ mediaSource: { ...SOURCE, state: 'prepared', problem: null, film, previews, steps } }),
    });
    const ready = await screen.findByRole('region', { name: 'Ready' });
    expect(within(ready).getByRole('link', { name: 'Open the film' }).getAttribute('href')).toBe('/films/f1');
    expect(screen.getByText('Ready, waiting for its draft')).toBeDefined();
    const excerpt = screen.getByLabelText('Silent excerpt');
    expect([excerpt.getAttribute('src'), excerpt.getAttribute('poster')]).toEqual([previews.film, previews.poster]);
  });

  it('is missing under an unknown id', async () => {
    await openPage('/uploads/none', 'editor', { MediaSource: () => ({ mediaSource: null }) });
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeDefined();
  });
});
