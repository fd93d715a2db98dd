import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type ExamplePerson, examplePeople } from '@network/access/examples/example-people.ts';
import { type ExampleVideo, exampleVideos } from '@network/access/examples/example-videos.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { UpgradeOverlay } from './upgrade-overlay.tsx';

afterEach(cleanup);

const people = examplePeople('vixen', 'tushy');
const videos = exampleVideos('vixen', 'tushy');

function Opened() {
  return <output>{JSON.stringify(useOpenDialog())}</output>;
}

function show(person: ExamplePerson, video: ExampleVideo = 'own') {
  const { Page } = pageFixture({ viewer: people[person] });
  render(
    <Page>
      <UpgradeOverlay item={videos[video]} what="film" />
      <Opened />
    </Page>,
  );
  return screen.queryByRole('button');
}

describe('A14 the upgrade overlay over what is locked', () => {
  it.each<[rule: string, person: ExamplePerson, video?: ExampleVideo]>([
    ['A03', 'trial'],
    ['A03', 'trial, ended'],
    ['A04', 'lapsed member'],
    ['A05', 'portal'],
    ['A14', 'without subscription'],
    ['A09', 'full on another site'],
  ])('%s is shown to %s', (_rule, person) => expect(show(person)).not.toBeNull());

  it.each<[rule: string, person: ExamplePerson, video: ExampleVideo]>([
    ['A01', 'visitor', 'own'],
    ['A02', 'free limited trial', 'own'],
    ['A03', 'trial', 'unlocked'],
    ['A05', 'portal guest', 'own'],
    ['A06', 'member', 'other'],
    ['A06', 'member', 'lockedPack'],
    ['A09', 'full on another site', 'other'],
    ['A14', 'admin', 'other'],
    ['A14', 'lapsed admin', 'own'],
    ['A15', 'lapsed tandem child', 'own'],
  ])('%s is hidden from %s over the video %s', (_rule, person, video) => expect(show(person, video)).toBeNull());

  it.each<[person: ExamplePerson, video: ExampleVideo, opened: string, label: string]>([
    ['lapsed member', 'own', '"id":"PurchaseMembership"', 'Upgrade'],
    ['trial', 'own', '"id":"UnlockVideo"', 'Unlock for 1 credit'],
    ['trial', 'lockedPack', '"id":"UnlockVideo"', 'Unlock for 1 credit'],
    ['trial, no credits', 'lockedPack', '"id":"UnlockChannel"', 'See the packs'],
  ])('A16 leads %s from %s to the next step, which its button names', (person, video, opened, label) => {
    const button = show(person, video);
    expect(button?.textContent).toBe(label);
    if (button) fireEvent.click(button);
    expect(screen.getByRole('status').textContent).toContain(opened);
  });
});
