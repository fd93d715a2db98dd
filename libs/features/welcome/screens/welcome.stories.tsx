import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aPicture, somePlans } from '../../testing/story-samples.ts';
import { DeniedScreen } from './denied-screen.tsx';
import { PayAgain } from './pay-again.tsx';
import { SignInToContinueScreen } from './sign-in-to-continue.tsx';
import { UpgradeScreen } from './upgrade-screen.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

const nothing = () => undefined;
const pictures = ['large', 'medium', 'small'].map((name) => {
  const { src, width, height } = aPicture(2);
  return { name, src, width, height };
});
const welcome = {
  brand: 'Brand',
  name: 'lamplighter',
  pictures,
  isEntering: false,
  signInAt: null,
  onEnter: nothing,
  onRetry: nothing,
};

const meta = { title: 'Screens/Welcome', decorators: [onPage()], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { render: () => <WelcomeScreen {...welcome} state="ready" /> };
export const Creating: Story = { render: () => <WelcomeScreen {...welcome} state="creating" /> };
export const Late: Story = { render: () => <WelcomeScreen {...welcome} state="late" /> };
export const SignInInstead: Story = {
  render: () => <WelcomeScreen {...welcome} state="ready" signInAt="/login" />,
};
export const TrialUpgrade: Story = {
  render: () => (
    <UpgradeScreen
      brand="Brand"
      pictures={pictures}
      offer={somePlans[1] ?? null}
      freeTrialEndsAt={null}
      failure={undefined}
      isPaying={false}
      isEntering={false}
      signInAt={null}
      onUpgrade={nothing}
      onDecline={nothing}
    />
  ),
};
export const SignInFirst: Story = { render: () => <SignInToContinueScreen brand="Brand" signInAt="/login" /> };
export const DeniedNobody: Story = {
  render: () => <DeniedScreen brand="Brand" biller={null} onBuyAgain={null} />,
};
/** The longest name that somebody has, by their address: it breaks, and nothing of it is cut. */
export const WelcomeOfALongName: Story = {
  render: () => <WelcomeScreen {...welcome} name={'lamplighter'.repeat(6).slice(0, 64)} state="ready" />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};

export const Denied: Story = {
  render: () => (
    <DeniedScreen
      brand="Brand"
      biller={{ name: 'RocketGate', supportUrl: 'https://support.example' }}
      onBuyAgain={null}
    />
  ),
};
/** The way back to the payment, with the longest email that is kept. */
export const DeniedAndKept: Story = {
  render: () => (
    <DeniedScreen
      brand="Brand"
      biller={{ name: 'RocketGate', supportUrl: 'https://support.example' }}
      reason="DO_NOT_HONOUR"
      onBuyAgain={null}
      payAgain={
        <PayAgain
          kept={{ email: `${'lamplighter'.repeat(5)}@mail.example`, price: { amount: 2_999, currency: 'USD' } }}
          input={{ site: 'BRAND', memberId: 'm1', hashedMemberId: 'abc' }}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    const kept = canvas.getByText(/^We kept your email/);
    await expect(kept.scrollWidth).toBeLessThanOrEqual(kept.clientWidth);
  },
};
