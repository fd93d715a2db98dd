import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { useDialogs } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import deeper from '../../../../apps/deeper/tenant.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import PromotionalTeaser from './promotional-teaser.tsx';

function Opened() {
  const { current, close, open } = useDialogs();
  return (
    <>
      <button onClick={close}>{current?.id ?? 'none'}</button>
      <button onClick={() => open('EmailConsent', {})}>ask</button>
    </>
  );
}

async function show(person: ExamplePerson, teaserViewed: string | null = null, path = '/', tenant = vixen) {
  const request = vi.fn(() => ({ findOneUserProfile: { state: { modals: { teaserViewed } } } }));
  const viewer = examplePeople('vixen', 'tushy')[person];
  const { Page, queryClient, router } = pageFixture({ viewer, tenant, path, answers: { OffersTeaser: request } });
  await router.load();
  render(
    <Page>
      <PromotionalTeaser />
      <Opened />
    </Page>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { request, router };
}
const dialog = () => screen.getAllByRole('button')[0]?.textContent;

describe('M18 the promotional video that opens by itself', () => {
  it('M18 L21 opens at home, once', async () => {
    const { router } = await show('member');
    await waitFor(() => expect(dialog()).toBe('PromotionalVideo'));
    await userEvent.click(screen.getByRole('button', { name: 'PromotionalVideo' }));
    expect(dialog()).toBe('none');
    await act(() => router.invalidate());
    expect(dialog()).toBe('none');
  });

  it('L21 stays closed for a member who has seen it', async () => {
    const { request } = await show('member', '2026-01-01T00:00:00.000Z');
    expect(request).toHaveBeenCalledOnce();
    expect(dialog()).toBe('none');
  });

  it.each<[ExamplePerson, string, typeof vixen]>([
    ['visitor', '/', vixen],
    ['portal guest', '/', vixen],
    ['member', '/videos', vixen],
    ['member', '/', deeper],
  ])('M18 A15 T07 asks nothing of a %s at %s', async (person, path, tenant) => {
    const { request } = await show(person, null, path, tenant);
    expect(request).not.toHaveBeenCalled();
    expect(dialog()).toBe('none');
  });
});
