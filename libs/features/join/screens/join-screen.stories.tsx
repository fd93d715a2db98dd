import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aFreeTrial, aPicture, someBillers, somePlans } from '../../testing/story-samples.ts';
import { JoinScreen, type JoinScreenProps } from './join-screen.tsx';
import OrderTerms from './order-terms.tsx';

const props: JoinScreenProps = {
  brand: 'Brand',
  options: somePlans,
  billers: someBillers,
  defaultOptionId: 304,
  loginHref: '#login',
  films: [0, 1, 2, 3].map((index) => ({ newId: String(index), title: 'A film', images: { listing: aPicture(index) } })),
  hasGems: true,
  isBusy: false,
  orderTerms: OrderTerms,
  onSubmit: async () => null,
};

const meta = { title: 'Screens/Join', decorators: [onPage()], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = { render: () => <JoinScreen {...props} /> };
export const Busy: Story = { render: () => <JoinScreen {...props} isBusy /> };
/** The password is chosen on the page of a mailed link. */
export const NothingToPay: Story = {
  render: () => (
    <JoinScreen {...props} options={[...props.options, aFreeTrial]} defaultOptionId={aFreeTrial.optionId} />
  ),
};
export const NothingOnSale: Story = { render: () => <JoinScreen {...props} options={[]} /> };
