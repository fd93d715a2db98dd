import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from 'use-intl/core';
import { player } from '@network/messages/player.ts';
import type { Playback } from '../engine/create-playback.ts';
import { createStateStore } from '../engine/state-store.ts';
import { PlayerContext } from '../player-context.ts';
import type { PlayerText } from '../player-text.ts';
import { RemoteButton, RemoteNotice } from './remote-controls.tsx';
import type { RemoteState } from './remote-playback.ts';
import '../player.css';

const text = createTranslator({ locale: 'en', messages: player }) as PlayerText;
const nothing = () => undefined;

/** The button and the notice over a picture, in one state of a device. */
function OverPicture({ state }: { readonly state: RemoteState }) {
  const playback = { video: document.createElement('video') } as Playback;
  const remote = { ...createStateStore(state), prepare: nothing, choose: async () => undefined, destroy: nothing };
  return (
    <section
      className="player relative aspect-video w-full max-w-prose bg-black"
      aria-label={text('label', { title: '' })}
    >
      <PlayerContext value={{ playback, text }}>
        <RemoteNotice playback={remote} />
        <div className="absolute right-2 bottom-2">
          <RemoteButton playback={remote} />
        </div>
      </PlayerContext>
    </section>
  );
}

const meta = { title: 'Screens/Player on another device', component: OverPicture } satisfies Meta<typeof OverPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

const available: RemoteState = { isAvailable: true, phase: 'here', failure: null };

export const Available: Story = { args: { state: available } };
export const Preparing: Story = { args: { state: { ...available, phase: 'preparing' } } };
export const Connecting: Story = { args: { state: { ...available, phase: 'connecting' } } };
export const Connected: Story = { args: { state: { ...available, phase: 'connected' } } };
export const NoDevice: Story = { args: { state: { ...available, failure: 'none-found' } } };
export const Failed: Story = { args: { state: { ...available, failure: 'failed' } } };
