import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { aMember, aPicture } from '../../testing/story-samples.ts';
import OneClickConsentDialog from './one-click-consent-dialog.tsx';

const meta = { title: 'Dialogs/One-click consent', decorators: [onPage({ viewer: aMember })] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: () => (
    <OneClickConsentDialog
      options={{ partnerName: 'Halcyon Stills', price: '$1.00', oneClickUrl: '#buy', src: aPicture(2).src }}
      onClose={() => undefined}
    />
  ),
};
