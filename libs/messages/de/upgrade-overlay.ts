import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../upgrade-overlay.ts';

export const upgradeOverlay: Translation<typeof english.upgradeOverlay> = {
  label: 'Mehr sehen',
  film: 'Das ist der Trailer. Der ganze Film ist nur einen Schritt entfernt.',
  pictures: 'Alle Fotos dieses Films sind nur einen Schritt entfernt.',
  action: {
    PurchaseMembership: 'Mehr sehen',
    UnlockVideo: 'Für 1 Credit freischalten',
    UnlockChannel: 'Pakete ansehen',
    GuestScene: 'Szene ansehen',
  },
};
