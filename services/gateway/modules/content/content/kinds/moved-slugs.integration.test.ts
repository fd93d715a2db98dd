import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tenant from '../../../../../../apps/vixen/tenant.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import type { ContentKind } from './content-kinds.ts';

const features = { ...tenant.features, channels: true, internalChannels: true, showcasesPage: true };

let staff: StaffCalls;
const gateway = gatewayForTests({ tenants: [{ ...tenant, features }] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
});

const publish = (kind: string, id: string, expectedVersion: number) =>
  staff.change('publishContent', { kind, id, expectedVersion }, KEY);

async function publishNew(kind: ContentKind, input: object): Promise<string> {
  const { item } = await staff.save(kind, input);
  expect(await publish(kind, item?.id ?? '', 1)).toMatchObject({ __typename: 'ContentSaved' });
  return item?.id ?? '';
}

async function rename(kind: ContentKind, id: string, version: number, input: object): Promise<void> {
  await staff.save(kind, input, { id, version });
  expect(await publish(kind, id, version + 1)).toMatchObject({ __typename: 'ContentSaved' });
}

async function slugAt(query: string): Promise<string | null> {
  const { data, errors } = await gateway.graphql<{ found: { slug: string } | null }>(
    `{ found: ${query} { slug } }`,
    {},
    { tenant: 'vixen' },
  );
  expect(errors).toBeUndefined();
  return data.found?.slug ?? null;
}

it('channels, their packs and showcases are found by the slugs that they had, until another has them', async () => {
  const channel = { slug: 'old-channel', name: 'Channel', site: 'vixen', position: 1 };
  const pack = { slug: 'old-pack', channel: 'old-channel', name: 'Pack', position: 1 };
  const showcase = { slug: 'old-showcase', title: 'Showcase', position: 1 };
  const channelId = await publishNew('channel', channel);
  const packId = await publishNew('pack', pack);
  const showcaseId = await publishNew('showcase', showcase);
  await publishNew('film', {
    slug: 'glass-harbor',
    title: 'Glass Harbor',
    site: 'vixen',
    runLengthSeconds: 60,
    showcase: 'old-showcase',
    releasedAt: '2026-03-01T00:00:00Z',
  });
  await rename('showcase', showcaseId, 2, { ...showcase, slug: 'new-showcase' });
  await rename('channel', channelId, 2, { ...channel, slug: 'new-channel' });
  await rename('pack', packId, 2, { ...pack, channel: 'new-channel', slug: 'new-pack' });

  expect(await slugAt('showcase(slug: "old-showcase")')).toBe('new-showcase');
  expect(await slugAt('channel(slug: "old-channel")')).toBe('new-channel');
  for (const [of, name] of [
    ['old-channel', 'old-pack'],
    ['new-channel', 'old-pack'],
    ['old-channel', 'new-pack'],
  ]) {
    expect(await slugAt(`channelPack(channel: "${of}", pack: "${name}")`), `${of}/${name}`).toBe('new-pack');
  }
  expect(await slugAt('channelPack(channel: "old-channel", pack: "no-pack")')).toBeNull();
  expect(await slugAt('channel(slug: "no-channel")')).toBeNull();

  await publishNew('channel', { ...channel, name: 'Another', position: 2 });
  expect(await slugAt('channel(slug: "old-channel")')).toBe('old-channel');
});
