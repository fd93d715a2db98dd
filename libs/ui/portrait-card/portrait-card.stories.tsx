import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../story-samples/pictures.ts';
import { PortraitCard } from './portrait-card.tsx';

const meta = { title: 'Components/PortraitCard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: () => (
    <PortraitCard
      title="Ada Marlow"
      href="#ada"
      picture={samplePicture(5)}
      sizes="16rem"
      subtitle="12 films"
      headingLevel={2}
      className="max-w-64"
      badges={[{ label: 'New', tone: 'accent' }]}
    />
  ),
};
