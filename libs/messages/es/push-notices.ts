import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../push-notices.ts';

export const pushNotices: Translation<typeof english.pushNotices> = {
  message: {
    one: 'Hay una película nueva para ti.',
    many: 'Hay {count} películas nuevas para ti.',
    discreet: { title: 'Novedades', text: 'Hay algo nuevo para ti.' },
  },
  setting: {
    label: 'Avisos en este dispositivo',
    hint: 'También cuando no hay ninguna página abierta. Nunca nombran una película, ni la marca en modo discreto o mientras este navegador está bloqueado.',
    turnOn: 'Activar',
    turnOff: 'Desactivar',
    asking: 'Tu navegador te está preguntando ahora.',
    denied:
      'Tu navegador no permite los avisos de este sitio. Para cambiarlo, abre los ajustes del sitio junto a su dirección y vuelve a cargar la página.',
    unsupported:
      'Este navegador no puede mostrar avisos. En un iPhone o iPad, añade antes este sitio a la pantalla de inicio.',
    saved: 'Este dispositivo recibirá tus avisos desde ahora.',
    ended: 'Este dispositivo ya no recibirá avisos.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
};
