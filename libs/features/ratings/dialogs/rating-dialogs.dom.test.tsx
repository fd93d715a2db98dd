import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { REVIEW_PROPERTIES } from '@network/tenant/constants.ts';
import ExpertReviewDialog from './expert-review.tsx';
import RatingDialog from './rating.tsx';

const options = { videoId: 'v-1', slug: 'slow-light', title: 'Slow Light' };
const before = { videoId: 'v-1', rating: 7.5, ratingCount: 2, models: [{ slug: 'ada-morrow', name: 'Ada Morrow' }] };
interface Sent {
  readonly type?: string;
  readonly slug?: string | null;
  readonly rating: number;
}

/** The film's ratings after these. */
function rated(sent: readonly Sent[]): object {
  const overall = sent.findLast(({ type = 'global' }) => type === 'global');
  const of = (isModel: boolean) =>
    sent
      .filter(({ type = 'global' }) => type !== 'global' && (type === 'model') === isModel)
      .map(({ type, slug, rating }) => ({ subject: slug ?? type, rating }));
  const review = { rating: overall?.rating, properties: of(false), models: of(true) };
  return { __typename: 'VideoRated', video: { ...before, userVideoReview: review } };
}

const refused = (key: string) => ({ __typename: 'RatingRefused', messageKey: `ratings.errors.${key}` });

/** A dialog for a person without ratings; their calls are recorded. */
function open(
  Dialog: typeof RatingDialog | typeof ExpertReviewDialog,
  answer: (sent: readonly Sent[]) => object | Promise<object>,
) {
  const sent: Sent[] = [];
  const notices: Flash[] = [];
  let isClosed = false;
  const take = (field: string) => async (variables: Sent) => {
    sent.push(variables);
    return { [field]: await answer(sent) };
  };
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: {
      VideoReview: () => ({ video: { ...before, userVideoReview: null } }),
      RateVideo: take('rateVideo'),
      UpdateExpertReview: take('updateExpertReview'),
    },
  });
  render(
    <Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <Dialog options={options} onClose={() => void (isClosed = true)} />
      </FlashProvider>
    </Page>,
  );
  const star = async (part: string, name: string) =>
    userEvent.click(within(await screen.findByRole('group', { name: part })).getByRole('radio', { name }));
  return { sent, notices, star, isClosed: () => isClosed };
}

describe('M13 the rating of a film', () => {
  it('M13 K06 takes 0 to 10, shows the rating at once, and closes', async () => {
    const dialog = open(RatingDialog, rated);
    expect(await screen.findByRole('dialog', { name: 'How was Slow Light?' })).toBeTruthy();
    expect(await screen.findByText('Rated 7.5 of 10 by 2 members')).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    await dialog.star('Overall', '9 of 10');
    expect(await screen.findByText('9 of 10', { selector: 'p' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'No stars' }));
    expect(dialog.sent).toEqual([
      { videoId: 'v-1', rating: 9 },
      { videoId: 'v-1', rating: 0 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(dialog.isClosed()).toBe(true);
  });

  it('M13 E10 says why a rating was not taken, and shows none', async () => {
    const dialog = open(RatingDialog, () => refused('outOfRange'));
    await dialog.star('Overall', '3 of 10');
    await waitFor(() => expect(dialog.notices).toHaveLength(1));
    expect(dialog.notices[0]).toMatchObject({
      type: 'error',
      message: 'A rating is a whole number between 0 and the maximum.',
    });
    expect(await screen.findByText('Not rated')).toBeTruthy();
  });

  it('M13 V07 says that the video was rated already', async () => {
    const dialog = open(RatingDialog, () => refused('alreadyRated'));
    await dialog.star('Overall', '3 of 10');
    await waitFor(() =>
      expect(dialog.notices).toMatchObject([{ type: 'error', message: 'You have already given this rating.' }]),
    );
  });

  it('M13 shows a star before it is saved, and removes it when saving failed', async () => {
    const gate = Promise.withResolvers<object>();
    const dialog = open(RatingDialog, () => gate.promise);
    await dialog.star('Overall', '9 of 10');
    expect(screen.getByText('9 of 10', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '9 of 10' }).checked).toBe(true);
    gate.resolve(refused('outOfRange'));
    expect(await screen.findByText('Not rated')).toBeTruthy();
  });
});

describe('M16 the expert review', () => {
  it('M16 C16 has the whole of 10, every property and performer of 5, each saved at once', async () => {
    const dialog = open(ExpertReviewDialog, rated);
    expect(await screen.findByRole('dialog', { name: 'Your review of Slow Light' })).toBeTruthy();
    await screen.findByRole('group', { name: 'Ada Morrow' });
    expect(screen.getAllByRole('radio')).toHaveLength(10 + 5 * (REVIEW_PROPERTIES.length + 1));
    await dialog.star('Overall', '8 of 10');
    await dialog.star('Camera', '4 of 5');
    await dialog.star('Ada Morrow', '5 of 5');
    expect(dialog.sent).toEqual([
      { videoId: 'v-1', type: 'global', slug: null, rating: 8, recommId: null },
      { videoId: 'v-1', type: 'camera', slug: null, rating: 4, recommId: null },
      { videoId: 'v-1', type: 'model', slug: 'ada-morrow', rating: 5, recommId: null },
    ]);
    expect(await screen.findByText('4 of 5', { selector: 'p' })).toBeTruthy();
  });

  it('M16 V06 sends a part once the whole is saved, however fast they are entered', async () => {
    const gate = Promise.withResolvers<void>();
    const dialog = open(ExpertReviewDialog, (sent) => gate.promise.then(() => rated(sent)));
    await screen.findByRole('group', { name: 'Ada Morrow' });
    await dialog.star('Overall', '8 of 10');
    await dialog.star('Camera', '4 of 5');
    expect(dialog.sent.map(({ type }) => type)).toEqual(['global']);
    gate.resolve();
    await waitFor(() => expect(dialog.sent.map(({ type }) => type)).toEqual(['global', 'camera']));
  });

  it('M16 V06 asks for the overall rating first', async () => {
    const dialog = open(ExpertReviewDialog, () => refused('overallFirst'));
    await dialog.star('Story', '4 of 5');
    await waitFor(() => expect(dialog.notices).toHaveLength(1));
    expect(dialog.notices[0]).toMatchObject({ type: 'error', message: 'Leave overall rating first' });
  });
});
