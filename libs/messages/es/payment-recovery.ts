import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../payment-recovery.ts';

export const paymentRecovery: Translation<typeof english.paymentRecovery> = {
  head: 'Tu pago — {brand}',
  title: 'Tu pago',
  failed: {
    title: 'Tu pago de {amount} no se ha realizado',
    happened: 'El {date}: {reason}',
    retried: 'Volveremos a intentarlo el {date}. Con otra tarjeta se paga al instante.',
    byBiller: '{biller} vuelve a intentarlo en los próximos días. Con otra tarjeta será antes.',
    needsCard: 'No volveremos a intentarlo con esta tarjeta. Usa otra.',
    retriedAlone: 'Volveremos a intentarlo el {date}.',
    byBillerAlone: '{biller} vuelve a intentarlo en los próximos días.',
    never: 'No se volverá a intentar con esta tarjeta.',
    accessOpen: 'Tienes acceso hasta el {date}.',
    accessOver: 'Tu acceso está en pausa hasta que se haga el pago.',
    ends: 'Sin un pago, tu suscripción termina el {date}.',
  },
  expiring: {
    title: 'Tu tarjeta caduca antes de tu próximo pago',
    text: 'La tarjeta con la que pagas tu suscripción, {card}, caduca en {expires}. El próximo pago, el {date}, fallaría.',
    advice: 'Actualízala antes de ese día y nada se interrumpe. Al actualizarla no se cobra nada.',
    adviceAtBiller: 'Haz que se cambie antes de ese día y nada se interrumpe.',
  },
  well: { title: 'Tu pago está en orden', text: 'No tienes que hacer nada.' },
  update: 'Usar otra tarjeta',
  see: 'Ver qué hacer',
  support:
    'La tarjeta la guarda el servicio de pago que la cobra. El <support>servicio de ayuda de {biller}</support> puede ayudarte.',
  ownSupport: 'La tarjeta la guarda el servicio de pago que la cobra. <support>Escríbenos</support> y te ayudaremos.',
  account: 'Volver a tu cuenta',
};
