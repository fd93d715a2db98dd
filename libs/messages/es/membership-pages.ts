import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../membership-pages.ts';

export const membershipPages: Translation<typeof english.membershipPages> = {
  pause: {
    head: 'Pausar la suscripción — {brand}',
    planned: 'Tu pausa está prevista',
    after:
      'Cuando termina la pausa se reanuda sola y se cobran {price}. Te lo recordamos una semana antes, y puedes reanudarla antes o cancelar cuando quieras.',
    confirm: 'Pausar la suscripción',
    none: 'Nada que pausar',
  },
  plan: {
    head: 'Cambiar de plan — {brand}',
    planned: 'Tu nuevo plan está elegido',
    now: 'Ahora no se cobra nada. El {date} se te cobra el precio del plan que elijas, y lo mismo en cada renovación hasta que canceles.',
    none: 'No hay un plan más pequeño ni más corto',
    noneText: 'Esta suscripción no puede cambiar a otro plan en su próxima renovación.',
  },
  upgrade: {
    head: 'Ampliar — {brand}',
    choose: 'Continuar',
    back: 'Elegir otro plan',
    yearly: 'Pagar {price} por un año',
    stored: 'Tarjeta de mi último pago',
    storedText: 'Se cobra en cuanto pulses el botón.',
    gone: 'Este plan ya no está disponible para ti. Elige otra vez.',
  },
};
