import type { Translation } from '../catalogue/translation.ts';
import type { errors as english } from '../errors.ts';

export const errors: Translation<typeof english> = {
  notFoundPage: {
    headTitle: 'No encontrada — {brand}',
    title: 'No encontramos esta página.',
    text: 'Puede que haya cambiado de sitio o que ya no exista. Busca otra cosa o vuelve al inicio.',
    action: 'Ir al inicio',
    searchField: 'Buscar películas y personas',
    search: 'Buscar',
  },
  server: {
    headTitle: 'Algo ha fallado — {brand}',
    illustration: 'Algo ha fallado',
    title: 'Esto no estaba en el guion.',
    text: 'Algo ha fallado. Estamos trabajando para resolverlo cuanto antes.',
    action: 'Ir al inicio',
    report: 'Informar del problema',
    reference: 'Referencia: {id}',
  },
  away: {
    headTitle: 'Un momento — {brand}',
    illustration: 'Una película detenida',
    title: 'La película se ha parado un momento.',
    text: 'Ahora mismo no podemos acceder a nuestra biblioteca. No se pierde nada y suele volver en menos de un minuto.',
    action: 'Reintentar',
    busyAction: 'Reintentando',
    stillAway: 'Aún no hay respuesta. Vuelve a intentarlo en un momento.',
  },
  accessDenied: 'Tu suscripción no incluye esto.',
  signInRequired: 'Primero inicia sesión.',
  badRequest: 'Algo en esta solicitud no era válido.',
  favoriteBatch: 'Añade o quita entre 1 y 100 favoritos a la vez.',
  limitExceeded: 'Esta solicitud es demasiado grande. Prueba con una más pequeña.',
  beingPrepared: 'Esta película se está preparando. Vuelve a mirar más tarde.',
  notFound: 'Esto ya no está disponible.',
  addressExpired: 'Este enlace ha caducado. Vuelve a cargar la página.',
  rateLimited: 'Demasiadas solicitudes. Espera un momento y vuelve a intentarlo.',
  partnerRefused: 'El socio ha rechazado la compra y no se ha cobrado nada. Vuelve a intentarlo más tarde.',
  partnerSilent:
    'El socio no ha respondido, así que puede que la compra no se haya completado. Confírmala de nuevo para terminarla: se te cobrará una sola vez.',
  noConnection: 'No hay conexión. Lo que has escrito se conserva. Vuelve a intentarlo cuando tengas conexión.',
  unavailable: 'El servicio no está disponible ahora mismo. Vuelve a intentarlo en un momento.',
  missing: {
    part: 'Ahora no podemos mostrar esta parte de la página. El resto funciona como antes.',
    dialog: 'Ahora no podemos mostrar esto. La página funciona como antes.',
    action: 'Volver a cargar la página',
  },
  last: { text: 'Ahora no podemos mostrar esta página. Prueba a cargarla de nuevo.' },
  endedRelease: 'Esta página ya no está actualizada. Vuelve a cargarla.',
  internal: 'Algo ha fallado. Vuelve a intentarlo.',
};
