import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { FrontHero, type FrontHeroProps } from '../hero/front-hero.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { samplePicture } from '../story-samples/pictures.ts';
import { MovingPicture } from './moving-picture.tsx';
import { SilentLoop } from './silent-loop.tsx';

const type = 'video/mp4';
const CLIPS = [
  { src: '/clips/silk-gold-4/p270.mp4', type, width: 480, height: 270 },
  { src: '/clips/silk-gold-4/p720.mp4', type, width: 1280, height: 720 },
];

function Loop() {
  const [isPaused, setPaused] = useState(false);
  const labels = { pause: 'Pause the moving picture', play: 'Play the moving picture' };
  return <MovingPicture clips={CLIPS} labels={labels} isPaused={isPaused} onPausedChange={setPaused} />;
}

const meta = {
  title: 'Components/MovingPicture',
  component: MovingPicture,
  subcomponents: { SilentLoop },
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('A silent loop over the picture of a hero. It stays a picture where people want that.', [
      ['Tab', 'To the button that pauses it, then to what the hero leads to'],
      ['Enter, Space', 'Pauses it, and plays it again'],
    ]),
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** A hero with a loop. */
const inHero = (kind: FrontHeroProps['kind'], align: FrontHeroProps['align'] = 'start'): Story => ({
  render: () => (
    <FrontHero
      kind={kind}
      align={align}
      title="What the Tide Kept"
      picture={samplePicture(0)}
      motion={<Loop />}
      eyebrow="New this week"
      facts={<span>52 min</span>}
      text="A house by the sea, and a letter that was never sent."
      actions={<ButtonLink href="#play">Play</ButtonLink>}
      frames={[]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const pause = await canvas.findByRole('button', { name: 'Pause the moving picture' });
    // Nothing lies over it: the press of a finger meets it.
    const { left, top, width, height } = pause.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(pause.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.click(pause);
    const video = canvas.getByRole('button', { name: 'Play the moving picture' }).parentElement?.querySelector('video');
    await waitFor(() => expect(video?.paused).toBe(true));
  },
});
const phone = { viewport: { value: 'phone' } };

export const Full: Story = inHero('full');
export const FullCentered: Story = inHero('full', 'center');
export const Letterbox: Story = inHero('letterbox', 'center');
export const Filmstrip: Story = inHero('filmstrip');
export const FullOnAPhone: Story = { ...inHero('full'), globals: phone };
export const FullCenteredOnAPhone: Story = { ...inHero('full', 'center'), globals: phone };
export const LetterboxOnAPhone: Story = { ...inHero('letterbox', 'center'), globals: phone };
export const FilmstripOnAPhone: Story = { ...inHero('filmstrip'), globals: phone };

/** Where people want less motion there is a picture, without a button. */
export const Still: Story = {
  ...inHero('full'),
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
