import type { Meta, StoryObj } from '@storybook/react-vite';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  parameters: withKeyboard('More of a page, for people who want to read it.', [
    ['Enter', 'Opens or closes it'],
    ['Space', 'Opens or closes it'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Questions: Story = {
  render: () => (
    <div className="max-w-prose divide-y divide-subtle border-y border-subtle">
      <Disclosure summary="How do I cancel?" startsOpen>
        <p className="text-small text-muted">On your account page, with one button.</p>
      </Disclosure>
      <Disclosure summary="When am I charged?">
        <p className="text-small text-muted">Today, and on the date beside your plan.</p>
      </Disclosure>
    </div>
  ),
};
