import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderSpace, PageSections } from '../page/page.tsx';
import { Prose } from '../prose/prose.tsx';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const meta = {
  title: 'Pages/Legal',
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <SampleFrame brand={String(globals['brand'])}>
      <HeaderSpace />
      <PageSections>
        <header className="flex flex-col gap-3">
          <h1 className="type-display text-title-1">Terms of use</h1>
          <p className="text-small text-muted">In force since September 04, 2026</p>
        </header>
        <Prose>
          <p>These terms are the agreement between you and us. They are short, and they mean what they say.</p>
          <h2>Who may join</h2>
          <p>
            Adults only. You confirm that you are of age where you live, and that you may look at what is shown here.
            See also our <a href="#privacy">privacy notice</a>.
          </p>
          <h2>What a membership costs</h2>
          <ul>
            <li>The price that you saw when you joined, at the times that you saw.</li>
            <li>Nothing more, and nothing after you cancel.</li>
          </ul>
          <table>
            <thead>
              <tr>
                <th scope="col">Plan</th>
                <th scope="col">Charged</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>A month</td>
                <td>$29.99 each month</td>
              </tr>
              <tr>
                <td>A year</td>
                <td>$119.88 each year</td>
              </tr>
            </tbody>
          </table>
          <h3>Ending it</h3>
          <p>You cancel on your account page, as easily as you joined, and watch until what you paid for ends.</p>
        </Prose>
      </PageSections>
    </SampleFrame>
  ),
} satisfies Meta;

export default meta;
export const Page: StoryObj<typeof meta> = {};
