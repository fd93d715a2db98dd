import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { SlotsProvider } from '@network/core/features/slots.tsx';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { profileQuery } from '@network/core/session/profile-query.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import AccountProfile from './account-profile.tsx';

const person = {
  userId: 'user-1',
  email: 'ada@example.com',
  displayName: null as string | null,
  avatar: null as number | null,
  badges: ['gold'],
  autoplayEnabled: true,
  consent: { hasEmailConsent: false },
  tandemSubscription: { hasTandemChildAccount: false, isTandemChildAccount: false, tandemParentDisplayName: null },
  subscription: null,
};

function Opened() {
  return <output>{useOpenDialog()?.id ?? 'none'}</output>;
}

function show(answers: Readonly<Record<string, (variables: never) => unknown>>, more: Partial<typeof person> = {}) {
  const flashes: Flash[] = [];
  const { Page, queryClient } = pageFixture({
    viewer: examplePeople('vixen', 'tushy').member,
    answers: { AccountPage: () => ({ visibleBrands: [], findOneUserProfile: { ...person, ...more } }), ...answers },
  });
  render(
    <FlashProvider value={(flash) => flashes.push(flash)}>
      <SlotsProvider offered={{ accountBadges: ({ badges }) => <b>{badges.join()}</b>, accountGems: () => <b>40</b> }}>
        <AccountProfile />
        <Opened />
      </SlotsProvider>
    </FlashProvider>,
    { wrapper: Page },
  );
  return { flashes, queryClient };
}

const emails = () => screen.findByRole<HTMLInputElement>('switch', { name: 'News by email' });
const autoplay = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Autoplay' });

describe('L13 the profile section', () => {
  it('L13 E05 shows the choice for emails at once, and confirms when it is saved', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const requests: unknown[] = [];
    const { flashes } = show({
      SetEmailPreference: (variables: unknown) => {
        requests.push(variables);
        return new Promise((resolve) => (answer = resolve));
      },
    });
    await userEvent.click(await emails());
    await waitFor(async () => expect((await emails()).checked).toBe(true));
    expect((await emails()).getAttribute('aria-busy')).toBe('true');
    expect(flashes).toEqual([]);
    // No further request until the first one is answered.
    await userEvent.click(await emails());
    answer({ setEmailConsent: true });
    await waitFor(() =>
      expect(flashes).toEqual([{ type: 'success', message: 'Your email preferences were updated.' }]),
    );
    expect(requests).toEqual([{ emailConsent: true, site: 'vixen' }]);
    expect((await emails()).checked).toBe(true);
  });

  it('L13 E05 undoes the choice when saving fails, and says so', async () => {
    const { flashes } = show({ SetEmailPreference: () => Promise.reject(new Error('down')) });
    await userEvent.click(await emails());
    await waitFor(() =>
      expect(flashes).toEqual([{ type: 'error', message: 'Something went wrong. Please try again.' }]),
    );
    expect((await emails()).checked).toBe(false);
  });

  it('L13 E12 says that preferences could not be saved', async () => {
    const { flashes } = show({ SetAutoplayPreference: () => Promise.reject(new Error('down')) });
    await userEvent.click(await autoplay());
    const message = 'There was an error saving your preferences.';
    await waitFor(() => expect(flashes).toEqual([{ type: 'error', message }]));
  });

  it('L13 C14 changes autoplay by the keyboard, for the player too', async () => {
    const { queryClient } = show({ SetAutoplayPreference: () => ({ updateUserAutoplay: false }) });
    (await autoplay()).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)?.autoplayEnabled).toBe(false));
    expect((await autoplay()).checked).toBe(false);
  });

  it('V01 offers a username to a person without one only', async () => {
    show({});
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a username' }));
    expect(screen.getByRole('status').textContent).toBe('ChooseDisplayName');
  });

  it('V01 L12 shows the permanent name, the badges and the gems', async () => {
    show({}, { displayName: 'goldmember' });
    expect(await screen.findByText('goldmember')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose a username' })).toBeNull();
    expect(screen.getByText('gold')).toBeTruthy();
    expect(screen.getByText('40')).toBeTruthy();
  });
});
