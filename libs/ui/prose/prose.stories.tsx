import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';
import { withKeyboard } from '../story-samples/keyboard.ts';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  parameters: withKeyboard('Long text that somebody wrote, such as a legal page: headings, lists, tables, links.', []),
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Legal: Story = {
  render: () => (
    <Prose>
      <h2>What we keep</h2>
      <p>
        We keep <strong>what we need</strong> and no more. Read <a href="#how">how we keep it</a>.
      </p>
      <ul>
        <li>Your email, to write to you.</li>
        <li>Your list, to show it to you.</li>
      </ul>
      <h3>For how long</h3>
      <blockquote>As long as you stay, and thirty days after.</blockquote>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Invoices</td>
            <td>Ten years</td>
          </tr>
        </tbody>
      </table>
    </Prose>
  ),
};
