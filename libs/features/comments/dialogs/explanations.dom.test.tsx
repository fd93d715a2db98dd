import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { comments } from '@network/messages/comments.ts';
import { MemberBadges } from '../badges/member-badges.tsx';
import BadgesExplanationDialog from './badges-explanation.tsx';
import CommunityGuidelinesDialog from './community-guidelines.tsx';

function open(Dialog: typeof BadgesExplanationDialog | typeof CommunityGuidelinesDialog) {
  const { Page } = pageFixture({});
  let closed = 0;
  render(<Dialog options={{}} onClose={() => void (closed += 1)} />, { wrapper: Page });
  return { timesClosed: () => closed };
}

describe('M02 what badges mean', () => {
  it('M02 L12 names all nine with how each is had, and the seven days of grace', async () => {
    const dialog = open(BadgesExplanationDialog);
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual([
      'Bronze',
      'Silver',
      'Gold',
      'Boss',
      'Founder',
      'Moderator',
      'King',
      'Director',
      'Performer',
    ]);
    const meanings = screen.getAllByRole('definition').map((meaning) => meaning.textContent);
    expect(new Set(meanings).size).toBe(terms.length);
    for (const [index, months] of ['3 ', '6 ', '12 ', '24 '].entries()) expect(meanings[index]).toContain(months);
    expect(screen.getByText(/7 days|seven days/i)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: comments.badges.close }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(dialog.timesClosed()).toBe(2);
  });

  it('M02 opens from the badges beside a name', async () => {
    const { Page } = pageFixture({});
    const Opened = () => <p>{useOpenDialog()?.id ?? 'none'}</p>;
    render(
      <Page>
        <MemberBadges badges={['gold', 'founder']} />
        <Opened />
      </Page>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Gold, Founder/ }));
    expect(screen.getByText('BadgesExplanation')).toBeTruthy();
  });
});

describe('M22 the community guidelines', () => {
  it('M22 says every rule with its reason, and closes by its button and by Escape', async () => {
    const dialog = open(CommunityGuidelinesDialog);
    for (const { title, text } of Object.values(comments.guidelines.rules)) {
      expect(screen.getByRole('heading', { name: title })).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('button', { name: comments.guidelines.close }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(dialog.timesClosed()).toBe(2);
  });
});
