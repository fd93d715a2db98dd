import { expect, it, vi } from 'vitest';
import { startTestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';

const LIST = '{ videos(input: { pageSize: 4 }) { items { title } } }';

interface Answer {
  readonly videos: { readonly items: readonly { readonly title: string }[] };
}

it('the embedded engine announces changes too', async () => {
  const gateway = await startTestGateway({
    seed: true,
    engine: 'embedded',
    tenants: [vixen],
    config: { sharedDataBytes: 2 ** 20 },
  });
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  const firstTitle = async () =>
    (await gateway.graphql<Answer>(LIST, {}, { tenant: vixen.id })).data.videos.items[0]?.title;
  await vi.waitFor(
    async () => {
      executor.mockClear();
      await firstTitle();
      expect(executor).not.toHaveBeenCalled();
    },
    { timeout: 20_000 },
  );
  await gateway.services.db.updateTable('videos').set({ title: 'Renamed' }).execute();
  await expect.poll(() => firstTitle()).toBe('Renamed');
  await gateway.close();
}, 120_000);
