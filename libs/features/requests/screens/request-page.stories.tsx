import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPage } from '@network/core/testing/on-page.tsx';
import { ReceivedNote } from '../form/received-note.tsx';
import RemovalForm from './removal-form.tsx';
import { RequestPage } from './request-page.tsx';

const meta = { title: 'Screens/Requests', decorators: [onPage()], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Support: Story = { render: () => <RequestPage kind="support" /> };
export const Casting: Story = { render: () => <RequestPage kind="casting" /> };
export const Removal: Story = { render: () => <RemovalForm /> };
export const Received: Story = {
  render: () => <ReceivedNote kind="support" caseNumber="S-7K2QF-0M4XD" onAgain={() => undefined} />,
};
