import { useMessages } from '@network/core/i18n/messages.ts';
import { helplines } from '@network/messages/health-warnings.ts';
import { PageContainer } from '@network/ui/page/page.tsx';

/** The statute's line for a region: 14 points or larger. */
export default function HelplineText({ region }: { readonly region: keyof typeof helplines }) {
  const t = useMessages(helplines);
  return (
    <aside className="border-t border-subtle bg-surface py-8">
      <PageContainer>
        <p className="max-w-5xl text-notice leading-relaxed text-pretty text-strong">{t(region)}</p>
      </PageContainer>
    </aside>
  );
}
