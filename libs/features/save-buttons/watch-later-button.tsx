import { useQueryClient } from '@tanstack/react-query';
import { Check, Clock } from 'lucide-react';
import { transportOf } from '@network/core/api/transport.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { cards } from '@network/messages/cards.ts';
import { Button } from '@network/ui/button/button.tsx';
import { IconButton } from '@network/ui/icon-button/icon-button.tsx';
import { SetWatchLaterDocument } from './api/watching.generated.ts';
import { type OptimisticToggle, useOptimisticToggle } from './use-optimistic-toggle.ts';

export interface WatchLaterProps {
  readonly videoId: string;
  readonly title: string;
  /** The state from the page's data. */
  readonly isWatchLater: boolean;
}

function useWatchLater({ videoId, title, isWatchLater }: WatchLaterProps): OptimisticToggle {
  const client = useQueryClient();
  const t = useMessages(cards);
  return useOptimisticToggle({
    key: ['watch-later', videoId],
    initial: isWatchLater,
    send: async (isSaved) => void (await transportOf(client)(SetWatchLaterDocument, { videoId, isSaved })),
    confirmation: (isSaved) => t(isSaved ? 'later.added' : 'later.removed', { name: title }),
  });
}

/** The clock on a card, for signed-in people: pressed while the video is put aside. */
export function WatchLaterClock(props: WatchLaterProps) {
  const t = useMessages(cards);
  const { isOn, toggle } = useWatchLater(props);
  return (
    <IconButton
      size="small"
      variant="media"
      label={t('later.label', { name: props.title })}
      aria-pressed={isOn}
      onClick={toggle}
      icon={
        isOn ? <Check aria-hidden="true" className="fill-none!" /> : <Clock aria-hidden="true" className="fill-none!" />
      }
    />
  );
}

/** A button with a label, for the video's own page. */
export function WatchLaterButton(props: WatchLaterProps) {
  const t = useMessages(cards);
  const { isOn, toggle } = useWatchLater(props);
  return (
    <Button
      variant="outline"
      aria-pressed={isOn}
      aria-label={t('later.label', { name: props.title })}
      onClick={toggle}
      className="aria-pressed:border-accent aria-pressed:text-accent"
    >
      {isOn ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}
      {t('later.word')}
    </Button>
  );
}
