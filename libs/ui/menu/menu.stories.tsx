import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, User } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Menu, type MenuProps } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: withKeyboard('A list of things to do or places to go, below a button.', [
    ['Enter, Space, Arrow down', 'On the button: opens, first entry focused'],
    ['Arrow down, Arrow up', 'Next or previous entry'],
    ['Home, End', 'First or last entry'],
    ['A letter', 'The next entry that begins with it'],
    ['Enter, Space', 'Chooses the entry'],
    ['Escape, Tab', 'Closes; focus returns to the button'],
  ]),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Account: Story = {
  render: () => (
    <Menu
      label="Account"
      align="start"
      trigger={<Button variant="outline">Account</Button>}
      items={[
        { kind: 'link', href: '#account', label: 'Your account', icon: <User aria-hidden="true" /> },
        { kind: 'separator', id: 'end' },
        { kind: 'action', label: 'Sign out', icon: <LogOut aria-hidden="true" />, onSelect: () => {} },
      ]}
    />
  ),
};

export const Playground: Story = playground<MenuProps>(
  {
    label: 'Account',
    trigger: <Button variant="outline">Account</Button>,
    items: [{ kind: 'link', href: '#account', label: 'Your account' }],
  },
  { align: { start: true, center: true, end: true } },
);
