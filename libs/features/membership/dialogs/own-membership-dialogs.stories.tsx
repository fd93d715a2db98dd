import type { Meta, StoryObj } from '@storybook/react-vite';
import { busyAfter, dialogStory, unanswered } from '../../testing/dialog-story.tsx';
import { anActiveMembership, aPausedMembership } from '../testing/some-memberships.ts';
import ChangePlanDialog from './change-plan-dialog.tsx';
import PauseMembershipDialog from './pause-membership-dialog.tsx';
import ResumeMembershipDialog from './resume-membership-dialog.tsx';
import SubscriptionStatusDialog from './subscription-status-dialog.tsx';

const props = { options: { subscriptionId: 's1' }, onClose: () => undefined };
const active = { OwnMemberships: () => ({ memberships: [anActiveMembership] }) };
const paused = { OwnMemberships: () => ({ memberships: [aPausedMembership] }) };
const gone = { OwnMemberships: () => ({ memberships: [] }) };
const loading = { OwnMemberships: unanswered };

export default { title: 'Dialogs/Own membership' } satisfies Meta;

const pause = <PauseMembershipDialog {...props} />;
export const Pause: StoryObj = dialogStory(pause, { answers: active });
export const PauseBusy: StoryObj = dialogStory(pause, {
  answers: { ...active, PauseMembership: unanswered },
  play: busyAfter(/^Pause until/),
});
export const PauseLoading: StoryObj = dialogStory(pause, { answers: loading });
export const PauseOfNothing: StoryObj = dialogStory(pause, { answers: gone });

const resume = <ResumeMembershipDialog {...props} />;
export const Resume: StoryObj = dialogStory(resume, { answers: paused });
export const ResumeBusy: StoryObj = dialogStory(resume, {
  answers: { ...paused, ResumeMembership: unanswered },
  play: busyAfter('Pay $119.88 and resume'),
});

const change = <ChangePlanDialog {...props} />;
export const ChangePlan: StoryObj = dialogStory(change, { answers: active });
export const ChangePlanBusy: StoryObj = dialogStory(change, {
  answers: { ...active, SchedulePlanChange: unanswered },
  play: busyAfter(/^Change on/),
});
export const ChangePlanLoading: StoryObj = dialogStory(change, { answers: loading });

export const WaitingForPurchase: StoryObj = dialogStory(
  <SubscriptionStatusDialog options={{}} onClose={() => undefined} />,
  { answers: { SubscriptionActive: unanswered } },
);
