import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, saysAfter, unanswered, unreachable } from '../../testing/dialog-story.tsx';
import { aPicture } from '../../testing/story-samples.ts';
import ConfirmOutgoingUpsell from './confirm-outgoing-upsell.tsx';
import PromotionalVideo from './promotional-video.tsx';

const nothing = () => undefined;

export default { title: 'Dialogs/Deals' } satisfies Meta;

const purchase = (
  <ConfirmOutgoingUpsell
    options={{
      component: 'deal',
      confirmationLink: '/one-click',
      confirmationTitle: 'Photography, opened at night',
      description: 'A gallery of large-format photography.',
      price: '$1.00',
      token: 'token',
    }}
    onClose={nothing}
  />
);
export const ConfirmPurchase: StoryObj = dialogStory(purchase);
export const ConfirmPurchaseBusy: StoryObj = dialogStory(purchase, { rest: unanswered, play: busyAfter('Confirm') });
export const ConfirmPurchaseFailed: StoryObj = dialogStory(purchase, {
  rest: unreachable,
  play: saysAfter('Confirm', /There is no connection/),
});

const video = { title: 'Saltwater', images: { poster: aPicture(4) }, heroLoops: [] };
const teaser = <PromotionalVideo options={{}} onClose={nothing} />;
const shown = { PromotionalTeaser: () => ({ featuredVideos: [video] }) };
export const Teaser: StoryObj = dialogStory(teaser, { answers: shown });
export const TeaserLoading: StoryObj = dialogStory(teaser, { answers: { PromotionalTeaser: unanswered } });
export const TeaserBusy: StoryObj = dialogStory(teaser, {
  answers: { ...shown, AcknowledgePromotionalTeaserViewed: unanswered },
  play: busyAfter('See the offers'),
});
