import type { Meta, StoryObj } from '@storybook/react-vite';
import { gateDocument } from '@network/core/server/health-warning/gate-document.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';

/** The page of the server itself, which needs no script and none of our styles. */
const meta = { title: 'Screens/Health warning', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const gate = (region: 'US-TX' | 'US-AL') => (
  <iframe
    sandbox="allow-same-origin"
    title="Health warning"
    srcDoc={gateDocument(testTenant, region, '/')}
    className="h-dvh w-full"
  />
);

export const Texas: Story = { render: () => gate('US-TX') };
export const Alabama: Story = { render: () => gate('US-AL') };
