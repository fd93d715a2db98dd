import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { MediaCardSkeleton } from '../skeleton/skeleton.tsx';
import { mediaCards } from '../story-samples/sample-cards.tsx';
import { Grid, GRID_SIZES, type GridProps } from './grid.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  parameters: withKeyboard('Cards in as many columns as fit, and their places while they are on their way.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Filled: Story = {
  render: () => (
    <div className="flex flex-col gap-6">
      <SectionHeading title="All of them" />
      <Grid>{mediaCards(8, GRID_SIZES.media)}</Grid>
    </div>
  ),
};

export const Waiting: Story = {
  render: () => (
    <div aria-busy="true" className="flex flex-col gap-6">
      <SectionHeading title="All of them" />
      <Grid>
        {Array.from({ length: 8 }, (_, index) => (
          <MediaCardSkeleton key={index} />
        ))}
      </Grid>
    </div>
  ),
};

export const Playground: Story = playground<GridProps>(
  { shape: 'media', children: mediaCards(6, GRID_SIZES.media, 0, 2) },
  { shape: { media: true, portrait: true, wide: true } },
);
