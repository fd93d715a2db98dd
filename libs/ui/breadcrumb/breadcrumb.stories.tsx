import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  parameters: withKeyboard('Where the page stands, and the way up.', [
    ['Tab', 'From one level to the next'],
    ['Enter', 'Goes there'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Three: Story = {
  render: () => (
    <Breadcrumb
      label="You are here"
      crumbs={[
        { label: 'Channels', href: '#channels' },
        { label: 'Golden hour', href: '#golden' },
        { label: 'Part two' },
      ]}
    />
  ),
};
