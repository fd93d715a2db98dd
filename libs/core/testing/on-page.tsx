import { fn } from 'storybook/test';
import { type ComponentType, Suspense, useState } from 'react';
import { FlashProvider, type ShowFlash } from '../flash/use-flash.ts';
import { pageFixture, type PageFixtureOptions } from './page-fixture.tsx';

/** Where a story's notices go: the panel of actions shows what would have been told. */
const tell: ShowFlash = fn().mockName('flash');

/** A decorator for stories of a feature: who looks at it, where, and what the gateway answers. */
export function onPage(options: PageFixtureOptions = {}) {
  return (Story: ComponentType) => (
    <StoryPage options={options}>
      <Story />
    </StoryPage>
  );
}

function StoryPage({
  options,
  children,
}: {
  readonly options: PageFixtureOptions;
  readonly children: React.ReactNode;
}) {
  const [{ Page }] = useState(() => pageFixture(options));
  return (
    <Page>
      <FlashProvider value={tell}>
        <Suspense>
          <main>{children}</main>
        </Suspense>
      </FlashProvider>
    </Page>
  );
}
