import { Check, Gem } from 'lucide-react';
import { useMessages } from '@network/core/i18n/messages.ts';
import { unlocks } from '@network/messages/unlocks.ts';
import { Picture } from '@network/ui/picture/picture.tsx';
import type { OfferedPack } from './unlock-channel-view.tsx';

export interface PackChoiceProps {
  readonly packs: readonly OfferedPack[];
  readonly chosenId: string;
  /** While one is being unlocked. */
  readonly isDisabled: boolean;
  readonly onChoose: (packId: string) => void;
}

/** The packs of a channel, one of them chosen. */
export function PackChoice({ packs, chosenId, isDisabled, onChoose }: PackChoiceProps) {
  const t = useMessages(unlocks);
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t('unlock_channel_modal.packs')}</legend>
      {packs.map((pack) => (
        <label
          key={pack.channelPackId}
          className="flex cursor-pointer items-center gap-4 rounded-card border-line border-subtle p-3 transition-colors hover:bg-hover has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="pack"
            value={pack.channelPackId}
            checked={pack.channelPackId === chosenId}
            onChange={() => onChoose(pack.channelPackId)}
            className="sr-only"
          />
          <span className="relative aspect-landscape w-24 shrink-0 overflow-hidden rounded-card">
            <Picture source={pack.picture} alt="" sizes="6rem" />
          </span>
          <span className="flex min-w-0 flex-col gap-1">
            <span className="truncate text-body font-semibold">{pack.name}</span>
            <span className="flex items-center gap-1.5 text-small text-muted">
              {pack.isUnlocked ? (
                <>
                  <Check aria-hidden="true" className="size-4 text-accent" />
                  {t('unlock_channel_modal.unlocked')}
                </>
              ) : (
                <>
                  <Gem aria-hidden="true" className="size-4" />
                  {t('gems', { count: pack.price })}
                </>
              )}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
