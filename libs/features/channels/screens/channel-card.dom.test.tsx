import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aPicture } from '../../testing/story-samples.ts';
import { ChannelCard } from './channel-card.tsx';

const channel = {
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
  picture: aPicture(1),
};

function hrefFor(viewer: Viewer): string | null {
  const { Page } = pageFixture({ viewer });
  render(
    <Page>
      <ChannelCard channel={channel} sizes="100vw" />
    </Page>,
  );
  return screen.getByRole('link').getAttribute('href');
}

// "/channels/:channelSlug | sign-in"; "An unauthenticated request in the members area goes to login, elsewhere to not-found."
it('R36 R62 leads a visitor of the tour to the members host, where the page leads to sign-in', () => {
  expect(hrefFor(VISITOR)).toBe(`${testTenant.urls.members}/channels/late-rain`);
});

it('R36 leads on the members host to the channel', () => {
  expect(hrefFor({ ...VISITOR, userId: 'u' })).toBe('/channels/late-rain');
});
