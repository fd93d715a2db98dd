import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { ErrorState, type ErrorStateProps } from '../error-state/error-state.tsx';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const meta = {
  title: 'Pages/Error',
  component: ErrorState,
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <SampleFrame brand={String(globals['brand'])}>
      <ErrorState {...args} />
    </SampleFrame>
  ),
} satisfies Meta<ErrorStateProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: {
    code: '404',
    title: 'There is nothing here',
    text: 'The page may have moved, or the address has a slip in it.',
    actions: <ButtonLink href="#home">Go home</ButtonLink>,
  },
};

export const ServerError: Story = {
  args: {
    code: '500',
    title: 'Something went wrong!',
    text: 'We are working to fix this as soon as possible.',
    reference: 'Reference 4f1c-7a20',
    actions: (
      <>
        <ButtonLink href="#home">Go home</ButtonLink>
        <Button variant="outline">Fill a report</Button>
      </>
    ),
  },
};
