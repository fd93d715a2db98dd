import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import { PushChoice } from './push-choice.tsx';

/** Lets this browser say that it permits what it will, until the story ends. */
const permitting = (permission: NotificationPermission) => () => {
  const own = Object.getOwnPropertyDescriptor(Notification, 'permission');
  Object.defineProperty(Notification, 'permission', { configurable: true, get: () => permission });
  return () => {
    if (own) Object.defineProperty(Notification, 'permission', own);
  };
};

const meta = {
  title: 'Screens/Notices/On this device',
  decorators: [
    onPage({ viewer: aMember, answers: { HasPush: () => ({ hasPush: false }) } }),
    (Story) => <div className="max-w-page px-gutter py-10">{Story()}</div>,
  ],
  parameters: { layout: 'fullscreen' },
  render: () => <PushChoice pushKey="key" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  beforeEach: permitting('default'),
  play: async () => void (await screen.findByRole('button', { name: 'Turn on' })),
};

export const Refused: Story = {
  beforeEach: permitting('denied'),
  play: async () => void (await screen.findByText(/doesn’t allow notices/)),
};
