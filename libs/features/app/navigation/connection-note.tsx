import { Hourglass, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { isReachable } from '@network/core/routing/reachable.ts';
import { navigation } from '@network/messages/navigation.ts';
import { Button } from '@network/ui/button/button.tsx';

export interface ConnectionNoteProps {
  readonly trouble: 'offline' | 'slow';
  /** The page that is on its way. */
  readonly href: string;
}

/** Says why a page does not come, and loads it again as a document, whatever its first load is waiting for. */
export function ConnectionNote({ trouble, href }: ConnectionNoteProps) {
  const t = useMessages(navigation);
  const [isTrying, setTrying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const tryAgain = async () => {
    if (isTrying) return;
    setTrying(true);
    setFailed(false);
    // A document that can't be reached would replace this page with the browser's own error.
    if (await isReachable()) return window.location.assign(href);
    setTrying(false);
    setFailed(true);
  };
  return (
    <section
      role="alert"
      className="layer-toast pointer-events-none fixed inset-x-0 top-(--below-header) flex justify-center px-gutter"
    >
      <div className="pointer-events-auto flex w-full max-w-96 animate-rise-in flex-col items-start gap-4 rounded-panel border-line border-subtle bg-raised p-6 shadow-panel [&_svg]:size-6">
        {trouble === 'offline' ? (
          <WifiOff aria-hidden="true" className="text-accent" />
        ) : (
          <Hourglass aria-hidden="true" className="text-accent" />
        )}
        <div className="flex flex-col gap-1">
          <h2 className="type-display text-title-3">{t(`${trouble}.title`)}</h2>
          <p className="text-body text-pretty text-muted">{t(`${trouble}.text`)}</p>
          {hasFailed ? <p className="text-small text-danger">{t('stillOffline')}</p> : null}
        </div>
        <Button busy={isTrying} onClick={() => void tryAgain()}>
          {t(isTrying ? 'trying' : 'tryAgain')}
        </Button>
      </div>
    </section>
  );
}
