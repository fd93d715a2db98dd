import { createRoot } from 'react-dom/client';
import { createTranslator } from 'use-intl/core';
import { player } from '@network/messages/player.ts';
import type { PlayerSources } from '../model/player-sources.ts';
import type { PlayerText } from '../player-text.ts';
import { Player } from '../player.tsx';
import { FakeDevices, installDevices } from './fake-devices.ts';
import './player-fixture.css';

/** The values that a test reads and sets around the player. */
export interface PlayerFixture {
  readonly saved: (readonly [seconds: number, moment: string])[];
  /** The second of the frame that was on the screen when the player reported that it is visible. */
  readonly drawnWhenShown: (number | null)[];
  /** The places for which addresses were requested, in order. */
  readonly renewedFor: string[];
  /** The devices of this browser, where the page was opened with `?lent`. */
  readonly devices: FakeDevices;
  renewals: number;
  answer: 'sources' | 'refusal' | 'failure';
}

declare global {
  interface Window {
    fixture: PlayerFixture;
  }
}

const text = createTranslator({ locale: 'en', messages: player }) as PlayerText;
const fixture: PlayerFixture = {
  saved: [],
  drawnWhenShown: [],
  renewedFor: [],
  devices: new FakeDevices(),
  renewals: 0,
  answer: 'sources',
};
window.fixture = fixture;

const sources = (): PlayerSources => {
  const token = `?t=${fixture.renewals}`;
  return {
    hls: `/master.m3u8${token}`,
    fixed: [
      { quality: 'p270', src: `/p270.mp4${token}` },
      { quality: 'p720', src: `/p720.mp4${token}` },
    ],
    storyboard: null,
    captions: [
      { language: 'en', label: 'English', src: '/en.vtt' },
      { language: 'de', label: 'Deutsch', src: '/de.vtt' },
    ],
    expiresAt: Number.MAX_SAFE_INTEGER,
  };
};
const chapters = [
  { title: 'Dawn', startsAt: 0 },
  { title: 'Noon', startsAt: 10 },
];
const parameters = new URLSearchParams(location.search);
const remembered = parameters.get('remembered');
const isLent = parameters.has('lent');
if (isLent) installDevices(fixture.devices);

const renew = async (place: string) => {
  fixture.renewals += 1;
  fixture.renewedFor.push(place);
  if (fixture.answer === 'failure') throw new Error('no way to the server');
  return fixture.answer === 'refusal' ? ({ refused: true } as const) : { sources: sources() };
};

const video = document.createElement('video');
let drawn: number | null = null;
const watchFrames = () => {
  video.requestVideoFrameCallback((_now, { mediaTime }) => {
    drawn = mediaTime;
    watchFrames();
  });
};
watchFrames();

document.querySelector('#start')?.addEventListener('click', (event) => {
  (event.currentTarget as HTMLElement).remove();
  const stage = document.querySelector('#stage');
  if (!stage) return;
  createRoot(stage).render(
    <Player
      title="Slow light"
      poster="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
      video={video}
      sources={sources()}
      chapters={chapters}
      storyboard={[]}
      remembered={remembered === null ? null : Number(remembered)}
      takesFocus={!parameters.has('by-itself')}
      text={text}
      isLent={isLent}
      onRenew={renew}
      onShown={() => fixture.drawnWhenShown.push(drawn)}
      onPosition={(seconds, moment) => fixture.saved.push([seconds, moment])}
    />,
  );
});
