import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import ErrorReportDialog from '../dialogs/error-report-dialog.tsx';
import { AwayPage } from './away-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import PaymentCheck from './payment-check.tsx';
import { ServerErrorPage } from './server-error-page.tsx';

const meta = { title: 'Screens/Errors', decorators: [onPage()], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { render: () => <NotFoundPage /> };
export const WentWrong: Story = { render: () => <ServerErrorPage error={new Error('A sample.')} /> };
export const Away: Story = { render: () => <AwayPage error={{ code: 'unavailable', correlationId: 'sample' }} /> };
export const PaymentNotHeardOf: Story = {
  render: () => <PaymentCheck error={{ code: 'unavailable', correlationId: 'sample' }} />,
};
export const Report: Story = {
  render: () => <ErrorReportDialog options={{ correlationId: 'sample', error: null }} onClose={() => undefined} />,
};
