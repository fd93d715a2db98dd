import { useMessages } from '@network/core/i18n/messages.ts';
import { showcases as texts } from '@network/messages/showcases.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { ShowcasesPageQuery } from '../api/showcases-page.generated.ts';
import { ShowcaseCard } from './showcase-card.tsx';

export interface ShowcasesScreenProps {
  readonly showcases: ShowcasesPageQuery['showcases'];
}

/** Showcases below each other like the pages of a catalogue, the picture left and right in turn. */
export function ShowcasesScreen({ showcases }: ShowcasesScreenProps) {
  const t = useMessages(texts);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-12 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text')} />
        {showcases.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/videos">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <ol role="list" className="flex flex-col gap-16 large:gap-24">
            {showcases.map((showcase, index) => (
              <li key={showcase.slug}>
                <ShowcaseCard showcase={showcase} number={index + 1} />
              </li>
            ))}
          </ol>
        )}
      </PageContainer>
    </>
  );
}
