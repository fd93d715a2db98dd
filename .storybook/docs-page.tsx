import { useContext } from 'react';
import {
  ArgTypes,
  Description,
  DocsContext,
  Heading,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/**
 * The documentation of a component: its purpose and keys, its stories, its props. Stories that fill or cover a window
 * (a page, a screen, a dialog) are shown in separate frames, in the toolbar's brand: inline they would cover the text.
 */
export function FramedDocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isFramed = fillsWindow(preparedMeta.title, preparedMeta.parameters);
  return (
    <>
      <Title />
      <Description of="meta" />
      {isFramed ? <FramedStories /> : <Stories includePrimary />}
      {preparedMeta.component ? (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      ) : null}
    </>
  );
}

function FramedStories() {
  const docs = useContext(DocsContext);
  return (
    <>
      <Heading>Stories</Heading>
      {docs.componentStories().map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this Storybook; its fonts and scripts need their origin */}
          <iframe
            title={story.name}
            loading="lazy"
            src={addressOf(story.id, docs.getStoryContext(story).globals)}
            style={{ width: '100%', height: '44rem', border: 0 }}
          />
        </section>
      ))}
    </>
  );
}

function fillsWindow(title: string, parameters: Readonly<Record<string, unknown>>): boolean {
  return (
    /^(?:Pages|Screens|Dialogs)\//.test(title) || parameters['layout'] === 'fullscreen' || parameters['covers'] === true
  );
}

function addressOf(id: string, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ['brand', 'appearance', 'motion', 'locale']
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
  // Embedded stories do not run their test, which would take the reader's focus away.
  return `iframe.html?id=${id}&viewMode=story&embed=true&globals=${chosen}`;
}
