import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button/button-link.tsx';
import { PageContainer } from '../page/page.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';
import { playground } from '../story-samples/playground.ts';
import { Invitation, type InvitationProps } from './invitation.tsx';

const meta = {
  title: 'Components/Invitation',
  component: Invitation,
  parameters: {
    layout: 'fullscreen',
    ...withKeyboard('What a visitor is invited to, at the end of what they can see, in the composition of the brand.', [
      ['Tab', 'To the one button or link'],
      ['Enter', 'Follows it'],
    ]),
  },
  args: {
    look: 'panel',
    title: 'The whole library, from the first frame to the last.',
    text: 'Every film in full, with downloads and no advertising. Cancel anytime.',
    action: (
      <ButtonLink href="#join" size="large">
        Join now
      </ButtonLink>
    ),
  },
  decorators: [
    (Shown) => (
      <PageContainer className="py-10">
        <Shown />
      </PageContainer>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/^The whole library/);
    await expect(canvas.getByRole('link')).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
} satisfies Meta<InvitationProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Panel: Story = {};
export const Band: Story = { args: { look: 'band' } };
export const Split: Story = { args: { look: 'split' } };
export const Ticket: Story = { args: { look: 'ticket' } };
export const PanelOnAPhone: Story = { globals: phone };
export const BandOnAPhone: Story = { args: { look: 'band' }, globals: phone };
export const SplitOnAPhone: Story = { args: { look: 'split' }, globals: phone };
export const TicketOnAPhone: Story = { args: { look: 'ticket' }, globals: phone };

export const Playground: Story = playground<InvitationProps>(
  { title: 'The whole library, from the first frame to the last.', text: 'Every film in full. Cancel anytime.' },
  { look: { panel: true, band: true, split: true, ticket: true } },
);
