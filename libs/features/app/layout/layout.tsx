import type { ReactNode } from 'react';
import { Slot } from '@network/core/features/slots.tsx';
import { useConsent } from '@network/core/analytics/use-measuring.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { layout } from '@network/messages/layout.ts';
import { SkipLink } from '@network/ui/site-header/skip-link.tsx';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { Helpline } from './helpline.tsx';

const CONTENT_ID = 'content';
const PAGE_END_ID = 'page-end';

/** One strip at a time: the next one comes when that is put away. */
const ONE_AT_A_TIME = '[&>*:not(:first-child)]:hidden';
/** No offer follows the question in the visit in which it was answered, nor stands beside what somebody has bought. */
const NOT_AFTER_AN_ANSWER = '[html[data-answered]_&>*]:hidden [&:has(>[data-bought])>*]:hidden';

export interface LayoutProps {
  readonly children: ReactNode;
  /** What is introduced or offered on this page, in strips at its lower edge. */
  readonly introductions?: ReactNode;
}

/** The frame of every page. Browsers that can wait paint nothing until all of the HTML is parsed. */
export function Layout({ children, introductions }: LayoutProps) {
  const t = useMessages(layout);
  return (
    <>
      {/* Painted earlier, content at an edge or in a column shifts with each line that is parsed after it. */}
      <link rel="expect" href={`#${PAGE_END_ID}`} blocking="render" />
      <SkipLink target={CONTENT_ID} label={t('skip')} />
      <AppHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="min-h-(--content-height) outline-none">
        {children}
      </main>
      <div className={`site-strips layer-header sticky bottom-0 ${ONE_AT_A_TIME}`}>
        <ConsentSlots />
        <div className={`${ONE_AT_A_TIME} ${NOT_AFTER_AN_ANSWER}`}>
          <Slot name="membershipBar" />
          {introductions}
        </div>
      </div>
      <AppFooter />
      <Helpline />
      <span id={PAGE_END_ID} hidden />
    </>
  );
}

/** Loaded only where the question is shown or the visit may be measured. */
function ConsentSlots() {
  const { consent } = useConsent();
  if (consent === 'unasked') return <Slot name="consentBanner" />;
  return consent === 'accepted' ? <Slot name="pageMeasure" /> : null;
}
