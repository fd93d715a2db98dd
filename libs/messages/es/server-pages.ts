import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../server-pages.ts';

export const serverPages: Translation<typeof english.serverPages> = {
  busy: {
    headTitle: 'Un momento — {brand}',
    title: 'Sala llena.',
    text: 'Ahora mismo tenemos muchísima actividad. Vuelve a intentarlo en unos segundos.',
  },
  limited: {
    headTitle: 'Un momento — {brand}',
    title: 'Demasiado rápido.',
    text: 'Ha sido demasiado en poco tiempo. Nada ha cambiado. Espera un momento y vuelve a intentarlo.',
  },
  refused: {
    headTitle: 'No aceptado — {brand}',
    title: 'No hemos podido aceptar esto.',
    text: 'Nada ha cambiado. Puede que la página llevara abierta demasiado tiempo: ábrela de nuevo.',
  },
  offline: {
    headTitle: 'Sin conexión — {brand}',
    title: 'Sin conexión.',
    text: 'Esta página se abre sola en cuanto vuelva la conexión. Las películas que has descargado están en los archivos de tu dispositivo.',
    action: 'Reintentar',
  },
  unknownHostTitle: 'Host desconocido',
  unknownHost: 'Host desconocido: {host}',
};
