import type { Meta, StoryObj } from '@storybook/react-vite';
import { telemetryOff } from '@network/core/telemetry/telemetry.ts';
import { busyAfter, dialogStory, saysAfter, unanswered, unreachable } from '../../testing/dialog-story.tsx';
import ErrorReportDialog from './error-report-dialog.tsx';

const words = { 'What were you doing when it happened?': 'I pressed play.' };
const report = (
  <ErrorReportDialog options={{ correlationId: 'a1b2c3', error: 'TypeError' }} onClose={() => undefined} />
);

export default { title: 'Dialogs/Error report' } satisfies Meta;

export const Writing: StoryObj = dialogStory(report);
export const Sending: StoryObj = dialogStory(report, {
  telemetry: { ...telemetryOff, sendFeedback: unanswered },
  play: busyAfter('Send the report', words),
});
export const Failed: StoryObj = dialogStory(report, {
  telemetry: { ...telemetryOff, sendFeedback: unreachable },
  play: saysAfter('Send the report', /could not be sent/, words),
});
export const Sent: StoryObj = dialogStory(report, { play: saysAfter('Send the report', /was sent/, words) });
