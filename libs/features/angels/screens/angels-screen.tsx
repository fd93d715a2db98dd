import { useMessages } from '@network/core/i18n/messages.ts';
import { angels as texts } from '@network/messages/angels.ts';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { EmptyState } from '@network/ui/empty-state/empty-state.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import { SectionHeading } from '@network/ui/section-heading/section-heading.tsx';
import type { AngelsPageQuery } from '../api/angels-page.generated.ts';
import { AngelCard } from './angel-card.tsx';

export interface AngelsScreenProps {
  readonly angels: AngelsPageQuery['angels'];
  readonly brand: string;
}

/** Angels side by side, each as tall as the screen allows. */
export function AngelsScreen({ angels, brand }: AngelsScreenProps) {
  const t = useMessages(texts);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="flex flex-col gap-10 pt-10 pb-(--section-gap)">
        <SectionHeading level={1} title={t('title')} text={t('text', { brand })} />
        {angels.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink href="/performers">{t('empty.action')}</ButtonLink>}
          />
        ) : (
          <ul role="list" className="grid gap-shelf medium:grid-cols-2 large:grid-cols-3">
            {angels.map((angel, index) => (
              <li key={angel.slug} className="large:even:mt-16">
                <AngelCard angel={angel} brand={brand} priority={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </PageContainer>
    </>
  );
}
