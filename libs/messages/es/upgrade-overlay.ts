import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../upgrade-overlay.ts';

export const upgradeOverlay: Translation<typeof english.upgradeOverlay> = {
  label: 'Ver más',
  film: 'Este es el tráiler. La película completa está a un paso.',
  pictures: 'Todas las fotografías de esta película están a un paso.',
  action: {
    PurchaseMembership: 'Mejorar el plan',
    UnlockVideo: 'Desbloquear por 1 crédito',
    UnlockChannel: 'Ver los paquetes',
    GuestScene: 'Ver la escena',
  },
};
