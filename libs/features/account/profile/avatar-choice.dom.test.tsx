import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { AvatarChoice } from './avatar-choice.tsx';

function show(answer: (variables: { avatar: number | null }) => unknown) {
  const flashes: Flash[] = [];
  const requests: unknown[] = [];
  const { Page, queryClient } = pageFixture({
    viewer: examplePeople('vixen', 'tushy').member,
    answers: {
      SetAvatar: (variables: never) => {
        requests.push(variables);
        return answer(variables);
      },
    },
  });
  render(
    <FlashProvider value={(flash) => flashes.push(flash)}>
      <AvatarChoice name="Ada" avatar={null} />
    </FlashProvider>,
    { wrapper: Page },
  );
  return { flashes, requests, shown: () => queryClient.getQueryData(profileQuery.queryKey)?.avatar };
}

const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the choice of an avatar', () => {
  it('is stored, and the rest of the page has it at once', async () => {
    const { flashes, requests, shown } = show(({ avatar }) => ({
      setAvatar: { __typename: 'AvatarChosen', avatar },
    }));
    expect(option('Initials').checked).toBe(true);
    await userEvent.click(option('Drawing 3'));
    await waitFor(() => expect(flashes).toEqual([{ type: 'success', message: 'Your picture was saved.' }]));
    expect(requests).toEqual([{ avatar: 3 }]);
    expect(shown()).toBe(3);
  });

  it.each([
    ['is refused', () => ({ setAvatar: { __typename: 'AvatarRefused', messageKey: 'avatarUnknown' } })],
    ['fails', () => Promise.reject(new Error('down'))],
  ])('stays as it was when it %s, which a notice says', async (_case, answer) => {
    const { flashes, shown } = show(answer);
    await userEvent.click(option('Drawing 3'));
    await waitFor(() => expect(flashes.map(({ type }) => type)).toEqual(['error']));
    expect(shown()).toBeNull();
    expect(option('Initials').checked).toBe(true);
  });
});
