import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { LockPart } from './lock-part.tsx';

/** What the gateway answers about the lock of the account. */
const withLock = (memberLock: object | null) =>
  onPage({
    viewer: aMember,
    answers: {
      MemberLock: () => ({ memberLock }),
      AccountSecurity: () => ({ passkeys: [], secondStep: { isOn: false, since: null, recoveryCodesLeft: 0 } }),
    },
  });

const meta = {
  title: 'Screens/Account/Lock',
  decorators: [(Story) => <div className="max-w-page px-gutter py-10">{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  decorators: [withLock(null)],
  render: () => <LockPart />,
  play: async () => void (await screen.findByText('Off')),
};

export const On: Story = {
  decorators: [withLock({ hasPin: true, idleMinutes: 15, setAt: '2026-11-01T12:00:00Z' })],
  render: () => <LockPart />,
  play: async () => void (await screen.findByRole('button', { name: 'Lock now' })),
};

export const TurningOn: Story = {
  decorators: [withLock(null)],
  render: () => <LockPart />,
  play: async () => {
    await screen.findByText('Off');
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await expect(screen.getByRole('combobox', { name: 'Lock automatically' })).toHaveValue('15');
  },
};
