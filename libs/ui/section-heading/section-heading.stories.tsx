import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './section-heading.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';

const meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
  parameters: withKeyboard('Names a part of a page, and says what it holds.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Levels: Story = {
  render: () => (
    <div className="flex flex-col gap-10">
      <SectionHeading level={1} title="A page" text="What is on it, in a line." />
      <SectionHeading title="A section" more={{ href: '#more', label: 'See all' }} />
      <SectionHeading level={3} title="A part of a section" />
    </div>
  ),
};
