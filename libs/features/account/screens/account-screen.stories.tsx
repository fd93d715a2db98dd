import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember } from '../../testing/story-samples.ts';
import DeleteAccountDialog from '../dialogs/delete-account-dialog.tsx';
import { SessionsView } from '../security/sessions-view.tsx';
import { ACCOUNT_SECTIONS } from './account-sections.ts';
import { SignOutScreen } from './sign-out-screen.tsx';
import { AccountScreen, type AccountScreenProps } from './account-screen.tsx';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const nothing = () => undefined;
const props: AccountScreenProps = {
  profile: {
    userId: 'member',
    email: 'someone@demo.example',
    displayName: 'lamplighter',
    avatar: 5,
    badges: ['gold'],
    autoplayEnabled: true,
    consent: { hasEmailConsent: true },
    tandemSubscription: {
      hasTandemChildAccount: false,
      isTandemChildAccount: false,
      tandemParentDisplayName: null,
    },
    subscription: { type: 'member', active: true, joinDate: '2025-11-21T00:00:00Z' },
  },
  sections: ACCOUNT_SECTIONS,
  current: 'overview',
  onShare: nothing,
  passwordNotice: null,
};

const meta = {
  title: 'Screens/Account',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { render: () => <AccountScreen {...props} /> };
export const PasswordChanged: Story = {
  render: () => <AccountScreen {...props} passwordNotice={{ brands: 'Brand and Other', onDismiss: nothing }} />,
};
export const Delete: Story = { render: () => <DeleteAccountDialog options={{}} onClose={nothing} /> };

const used = (hoursAgo: number): string => new Date(NOW - hoursAgo * 3_600_000).toISOString();
export const Sessions: Story = {
  render: () => (
    <div className="max-w-page px-gutter py-10">
      <SessionsView
        sessions={[0, 2, 26, 30, 300, 400].map((hoursAgo) => ({
          id: String(hoursAgo),
          brand: 'Brand',
          device: 'Chrome on Linux',
          network: null,
          createdAt: used(hoursAgo + 1),
          lastUsedAt: used(hoursAgo),
          isCurrent: hoursAgo === 0,
        }))}
        now={NOW}
        ending={null}
        endedCount={null}
        failure={undefined}
        onEnd={nothing}
        onEndOthers={nothing}
      />
    </div>
  ),
};
export const SignOut: Story = { render: () => <SignOutScreen brand="Brand" /> };
