import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../navigation.ts';

export const navigation: Translation<typeof english.navigation> = {
  loading: 'Cargando la página.',
  slow: {
    title: 'Está tardando más de lo normal',
    text: 'Tu conexión es lenta o nuestra biblioteca está muy ocupada. La página se abre en cuanto llegue.',
  },
  offline: {
    title: 'Sin conexión',
    text: 'La página se abre en cuanto vuelva la conexión.',
  },
  tryAgain: 'Reintentar',
  trying: 'Reintentando',
  stillOffline: 'Aún no hay conexión.',
};
