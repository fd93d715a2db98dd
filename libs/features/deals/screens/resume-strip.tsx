import { Gift } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useTenant } from '@network/core/tenant/page-provider.tsx';
import { deals as texts } from '@network/messages/deals.ts';
import { Banner } from '@network/ui/banner/banner.tsx';
import { ButtonLink } from '@network/ui/button/button-link.tsx';
import { readUpsellSuccess } from '../upsell/upsell-cookies.ts';

/** The strips of the layout, after the question about counting visits. */
const STRIPS = '.site-strips > :last-child';

const never = () => () => undefined;

/**
 * Leads to where the last purchase is waiting. Pages are shared, so that only the browser knows it, once the page is there: it is
 * a strip at the lower edge, where it moves nothing that is being read.
 */
export function ResumeStrip(): ReactNode {
  const tenant = useTenant();
  const href = useSyncExternalStore(
    never,
    () => readUpsellSuccess(document.cookie, tenant),
    () => null,
  );
  if (href === null) return null;
  const strips = document.querySelector(STRIPS);
  // It is no offer, so it comes before them, and also in the visit in which the question was answered.
  const banner = (
    <div data-bought className="block!">
      <ResumeBanner href={href} />
    </div>
  );
  return strips && createPortal(banner, strips);
}

/** What the strip says. */
export function ResumeBanner({ href }: { readonly href: string }): ReactNode {
  const t = useMessages(texts);
  return (
    <Banner
      compact
      label={t('resume.label')}
      icon={<Gift />}
      action={
        <ButtonLink href={href} size="small" rel="noopener">
          {t('resume.action')}
        </ButtonLink>
      }
    >
      {t('resume.text')}
    </Banner>
  );
}
