import type { ReactNode } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { legal } from '@network/messages/legal.ts';
import { Link } from '@network/ui/link/link.tsx';
import { HeaderSpace, PageContainer } from '@network/ui/page/page.tsx';
import type { LegalSection } from '../legal-document.ts';

export interface LegalScreenProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
  /** Between the title and the text. */
  readonly before?: ReactNode;
}

/** A legal document, with its table of contents next to it where there is room. */
export function LegalScreen({ title, sections, before }: LegalScreenProps) {
  const t = useMessages(legal);
  return (
    <>
      <HeaderSpace />
      <PageContainer className="paper grid gap-12 pt-14 pb-(--section-gap) large:grid-cols-(--sidebar-columns)">
        <nav aria-label={t('contents')} className="hidden large:block">
          <ol role="list" className="sticky top-24 flex flex-col gap-3 text-small">
            {sections.map((section) => (
              <li key={section.id}>
                <Link tone="quiet" href={`#${section.id}`}>
                  {section.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <article className="flex max-w-prose min-w-0 flex-col gap-10">
          <h1 className="type-display text-title-2 text-balance wrap-break-word">{title}</h1>
          {before}
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-24">
              <h2 id={`${section.id}-title`} className="type-display mb-3 text-title-3">
                {section.title}
              </h2>
              <p className="text-body leading-relaxed text-pretty text-muted">{section.text}</p>
            </section>
          ))}
        </article>
      </PageContainer>
    </>
  );
}
