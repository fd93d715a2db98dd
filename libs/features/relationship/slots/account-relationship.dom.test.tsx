import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import wifey from '../../../../apps/wifey/tenant.ts';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import AccountRelationship from './account-relationship.tsx';

function show(person: ExamplePerson, set: (variables: never) => unknown = () => ({})) {
  const flashes: Flash[] = [];
  const { Page } = pageFixture({
    viewer: examplePeople('wifey', 'tushy')[person],
    tenant: wifey,
    answers: {
      Relationship: () => ({ findOneUserProfile: { relationshipStatus: 'dating', relationshipRole: null } }),
      SetRelationship: set,
    },
  });
  const { container } = render(
    <FlashProvider value={(flash) => flashes.push(flash)}>
      <AccountRelationship />
    </FlashProvider>,
    { wrapper: Page },
  );
  return { flashes, container };
}

const status = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Your status' });

describe('A12 the relationship section', () => {
  it('A12 C14 keeps what an active member chooses, with what they said before', async () => {
    const requests: unknown[] = [];
    const { flashes } = show('relationship member', (variables) => requests.push(variables));
    await userEvent.selectOptions(await status(), 'married');
    await waitFor(() => expect(flashes).toEqual([{ type: 'success', message: 'Your relationship status was saved.' }]));
    expect(requests).toEqual([{ relationshipStatus: 'married', relationshipRole: null }]);
    expect((await status()).value).toBe('married');
  });

  it('L13 takes it back when it fails', async () => {
    const { flashes } = show('relationship member', () => Promise.reject(new Error('down')));
    await userEvent.selectOptions(await status(), 'open');
    await waitFor(() => expect(flashes.map(({ type }) => type)).toEqual(['error']));
    expect((await status()).value).toBe('dating');
  });

  it('A12 lets a lapsed subscriber see it only', async () => {
    show('lapsed relationship subscriber');
    expect((await status()).disabled).toBe(true);
  });

  it('A12 shows nothing to others', () => {
    // Not even the placeholder.
    expect(show('member').container.innerHTML).toBe('');
  });
});
