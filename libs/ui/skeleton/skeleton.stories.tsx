import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaCardSkeleton, Skeleton, type SkeletonProps } from './skeleton.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { MediaCardSkeleton },
  parameters: withKeyboard('The place of what is on its way, of its size, so that nothing moves when it comes.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Shapes: Story = {
  render: () => (
    <div aria-busy="true" className="grid max-w-3xl grid-cols-3 gap-6">
      <MediaCardSkeleton />
      <Skeleton shape="portrait" />
      <div className="flex flex-col gap-3">
        <Skeleton shape="circle" className="w-16" />
        <Skeleton />
        <Skeleton className="w-1/2" />
        <Skeleton shape="block" className="h-24" />
      </div>
    </div>
  ),
};

export const Playground: Story = playground<SkeletonProps>(
  { shape: 'media', className: 'w-64' },
  { shape: { line: true, media: true, portrait: true, circle: true, block: true } },
);
