import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DataList } from '../data-list/data-list.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Link } from '../link/link.tsx';
import { HeaderSpace, PageSections } from '../page/page.tsx';
import { Price } from '../price/price.tsx';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import { SampleFrame } from '../story-samples/sample-frame.tsx';

const SECTIONS = ['Profile', 'Membership', 'Security', 'Privacy'];

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} id={title} className="flex scroll-mt-28 flex-col gap-6">
      <SectionHeading title={title} />
      {children}
    </section>
  );
}

const meta = {
  title: 'Pages/Account',
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <SampleFrame brand={String(globals['brand'])}>
      <HeaderSpace />
      <Banner label="Your membership ends" action={<Button size="small">Keep it</Button>}>
        Your membership is cancelled. You can watch until December 04, 2026.
      </Banner>
      <PageSections className="glow-page">
        <h1 className="type-display text-title-1">Your account</h1>
        <div className="grid gap-10 large:grid-cols-[14rem_minmax(0,1fr)]">
          <nav aria-label="Account" className="max-large:hidden">
            <ul role="list" className="sticky top-28 flex flex-col gap-3">
              {SECTIONS.map((title) => (
                <li key={title}>
                  <Link tone="plain" href={`#${title}`}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex max-w-3xl min-w-0 flex-col gap-14">
            <Section title="Profile">
              <DataList
                items={[
                  { term: 'Email', value: 'someone@demo.example' },
                  { term: 'Username', value: 'goldmember', action: <Badge tone="accent">Gold</Badge> },
                ]}
              />
              <Checkbox label="Play the next film by itself." defaultChecked />
            </Section>
            <Section title="Membership">
              <DataList
                items={[
                  { term: 'Plan', value: 'A year, all sites' },
                  {
                    term: 'Next charge',
                    value: <Price amount="$119.88" period="on December 04, 2026" />,
                    action: (
                      <Button size="small" variant="outline">
                        Change the card
                      </Button>
                    ),
                  },
                ]}
              />
            </Section>
            <Section title="Security">
              <form className="flex flex-col gap-5">
                <Field label="Current password">
                  <Input type="password" autoComplete="current-password" />
                </Field>
                <Field label="New password" hint="Letters and numbers, 8 to 32 of them.">
                  <Input type="password" autoComplete="new-password" />
                </Field>
                <Button type="button" className="self-start">
                  Change the password
                </Button>
              </form>
            </Section>
          </div>
        </div>
      </PageSections>
    </SampleFrame>
  ),
} satisfies Meta;

export default meta;
export const Page: StoryObj<typeof meta> = {};
