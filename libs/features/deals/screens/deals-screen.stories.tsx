import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture, usd } from '../../testing/story-samples.ts';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';
import { DealsScreen, type DealsScreenProps } from './deals-screen.tsx';
import { ResumeBanner } from './resume-strip.tsx';

const deal = (index: number): DealCardFragment => ({
  id: String(index),
  name: `deal-${String(index)}`,
  partnerName: ['Halcyon Stills', 'Meridian Shorts', 'Parallax Rooms'][index % 3] ?? '',
  dealText: 'A gallery of large-format photography, opened at night.',
  dealTextListing: ['Photography, opened at night', 'A short film every day', 'Rooms to walk through'][index % 3] ?? '',
  discountPrefix: 'Save',
  discountTextPostPrefix: '60% on the first month',
  oneClickUrl: null,
  oneClickToken: null,
  oneClickEnabled: false,
  requestPartnerConsent: false,
  url: 'https://partner.example',
  exclusive: index === 0,
  logo: aPicture(index + 2),
  thumbnail: aPicture(index + 4),
  initialPrice: usd(100),
  recurringPrice: usd(1495),
});
const props: DealsScreenProps = {
  brand: 'Brand',
  listing: [0, 1, 2].map(deal),
  carousel: [3, 4, 5, 6].map(deal),
  problem: null,
};

const meta = {
  title: 'Screens/Deals',
  decorators: [onPage({ viewer: aMember })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { render: () => <DealsScreen {...props} /> };
export const None: Story = { render: () => <DealsScreen {...props} listing={[]} carousel={[]} /> };
export const Waiting: Story = {
  render: () => (
    <>
      <DealsScreen {...props} problem="linkMissing" />
      <div className="site-strips sticky bottom-0">
        <ResumeBanner href="#resume" />
      </div>
    </>
  ),
};
