import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aPicture } from '../../testing/story-samples.ts';
import { ChannelScreen, type ChannelScreenProps } from './channel-screen.tsx';

const channel: ChannelScreenProps['channel'] = {
  channelId: 'c1',
  slug: 'late-rain',
  name: 'Late rain',
  description: '',
  category: null,
  isThirdPartyChannel: false,
  videoCount: 3,
  unlockedPackCount: 0,
  percentageOfUnlockedPacks: 0,
  packs: [],
  latestVideos: [],
  picture: aPicture(1),
};
const pack: ChannelScreenProps['channel']['packs'][number] = {
  channelPackId: 'p1',
  slug: 'first',
  name: 'First',
  price: 10,
  videoCount: 3,
  runLength: 600,
  videos: [],
  isUnlocked: false,
  picture: aPicture(1),
};

function show(packs: ChannelScreenProps['channel']['packs']): string {
  const { Page } = pageFixture({ viewer: { ...VISITOR, userId: 'u' } });
  render(
    <Page>
      <ChannelScreen channel={{ ...channel, packs }} onUnlock={() => undefined} />
    </Page>,
  );
  return document.body.textContent;
}

it('says how many packs of a channel are unlocked, and shows them', () => {
  expect(show([pack])).toContain('0 of 1 packs unlocked');
  expect(screen.getByRole('heading', { name: 'Packs' })).toBeDefined();
});

it('says nothing of packs where a channel has none', () => {
  expect(show([])).not.toMatch(/pack/i);
});
