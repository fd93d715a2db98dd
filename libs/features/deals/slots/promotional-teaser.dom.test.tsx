import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { TEASER_SHOWN_KEY } from '@network/lifecycle/purchase-auto-open/purchase-auto-open.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import deeper from '../../../../apps/deeper/tenant.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import PromotionalTeaser from './promotional-teaser.tsx';

function Opened() {
  return <output>{useOpenDialog()?.id ?? 'none'}</output>;
}

async function show(person: ExamplePerson, teaserViewed: string | null = null, path = '/', tenant = vixen) {
  const request = vi.fn(() => ({ findOneUserProfile: { state: { modals: { teaserViewed } } } }));
  const acknowledged = vi.fn(() => ({ acknowledgePromotionalTeaserViewed: { modals: { teaserViewed: 'now' } } }));
  const viewer = examplePeople('vixen', 'tushy')[person];
  const answers = { OffersTeaser: request, AcknowledgePromotionalTeaserViewed: acknowledged };
  const { Page, queryClient, router } = pageFixture({ viewer, tenant, path, answers });
  await router.load();
  render(
    <Page>
      <PromotionalTeaser />
      <Opened />
    </Page>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { request, acknowledged };
}
const strip = () => screen.queryByRole('complementary', { name: 'New at Vixen' });

describe('M18 the promotional video on the home page', () => {
  it('M18 is offered in a strip that opens it, and covers nothing on arrival', async () => {
    await show('member');
    expect(strip()).toBeTruthy();
    expect(localStorage.getItem(TEASER_SHOWN_KEY)).toBe('1');
    expect(screen.getByRole('status').textContent).toBe('none');
    await userEvent.click(screen.getByRole('button', { name: 'Have a look' }));
    expect(screen.getByRole('status').textContent).toBe('PromotionalVideo');
  });

  it('L21 counts as seen once the strip is put away', async () => {
    const { acknowledged } = await show('member');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(strip()).toBeNull();
    await waitFor(() => expect(acknowledged).toHaveBeenCalledOnce());
  });

  it('L21 is not offered to a member who has seen it', async () => {
    const { request } = await show('member', '2026-01-01T00:00:00.000Z');
    expect(request).toHaveBeenCalledOnce();
    expect(strip()).toBeNull();
  });

  it.each<[ExamplePerson, string, typeof vixen]>([
    ['visitor', '/', vixen],
    ['portal guest', '/', vixen],
    ['member', '/videos', vixen],
    ['member', '/', deeper],
  ])('M18 A15 T07 asks nothing of a %s at %s', async (person, path, tenant) => {
    const { request } = await show(person, null, path, tenant);
    expect(request).not.toHaveBeenCalled();
    expect(strip()).toBeNull();
  });
});
