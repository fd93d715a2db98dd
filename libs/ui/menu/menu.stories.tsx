import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, User } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

const meta = { title: 'Components/Menu' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
