import { Fragment, useState } from 'react';
import type { DialogProps } from '@network/core/features/dialog-catalogue.ts';
import { useMessages } from '@network/core/i18n/messages.ts';
import { playerKeys } from '@network/messages/player-keys.ts';
import { Checkbox } from '@network/ui/checkbox/checkbox.tsx';
import { Dialog } from '@network/ui/dialog/dialog.tsx';
import { ARROW_SEEK_SECONDS, JUMP_SECONDS } from '../player/model/keyboard.ts';
import { hasPageKeys, setPageKeys } from '../player/model/page-keys.ts';

/** The keys of the player, and the switch for those that work anywhere on the page. */
export default function PlayerKeysDialog({ onClose }: DialogProps<'PlayerKeys'>) {
  const t = useMessages(playerKeys);
  const [isOn, setOn] = useState(() => hasPageKeys(window.localStorage));
  const rows: readonly (readonly [keys: readonly string[], effect: string])[] = [
    [['K', 'Space'], t('keys.play')],
    [['←', '→'], t('keys.seek', { seconds: ARROW_SEEK_SECONDS })],
    [['J', 'L'], t('keys.seek', { seconds: JUMP_SECONDS })],
    [['↑', '↓'], t('keys.volume')],
    [['M'], t('keys.mute')],
    [['F'], t('keys.fullscreen')],
    [['C'], t('keys.captions')],
    [['I'], t('keys.picture')],
    [['Home', 'End'], t('keys.ends')],
    [['0', '9'], t('keys.tenths')],
    [['<', '>'], t('keys.rate')],
    [['?'], t('keys.help')],
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
      size="medium"
    >
      <dl aria-label={t('group')} className="grid gap-x-8 medium:grid-cols-2">
        {rows.map(([keys, effect]) => (
          <div key={effect} className="flex items-center justify-between gap-4 border-b border-subtle py-2 text-small">
            <dt className="order-2 flex items-center gap-1.5 text-muted">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 ? <span className="sr-only">{t('or')}</span> : null}
                  <kbd className="min-w-8 rounded-badge border-line border-subtle bg-surface px-2 py-0.5 text-center text-caption text-strong">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        isSwitch
        className="mt-4 py-2"
        label={t('page.label')}
        hint={t('page.hint')}
        checked={isOn}
        onChange={({ target }) => {
          setPageKeys(window.localStorage, target.checked);
          setOn(target.checked);
        }}
      />
    </Dialog>
  );
}
