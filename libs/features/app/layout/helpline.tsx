import { warnedRegion } from '@network/core/health-warning/health-warning.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { useSiteMeta, useTenant } from '@network/core/tenant/page-provider.tsx';
import { helplines } from '@network/messages/health-warnings.ts';
import { PageContainer } from '@network/ui/page/page.tsx';

/** The helpline at the bottom of every page, where a region's statute requires it: 14 points or larger. */
export function Helpline() {
  const t = useMessages(helplines);
  const region = warnedRegion(useSiteMeta(), useTenant());
  if (region === null) return null;
  return (
    <aside className="border-t border-subtle bg-surface py-8">
      <PageContainer>
        <p className="max-w-5xl text-notice leading-relaxed text-pretty text-strong">{t(region)}</p>
      </PageContainer>
    </aside>
  );
}
