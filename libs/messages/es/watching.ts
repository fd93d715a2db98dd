import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../watching.ts';

export const watching: Translation<typeof english.watching> = {
  head: { history: 'Historial — {brand}', later: 'Ver más tarde — {brand}' },
  news: {
    title: 'Novedades desde tu última visita',
    count: '{count, plural, =8 {8 o más películas nuevas} one {# película nueva} other {# películas nuevas}}',
    all: 'Todas las películas',
  },
  continue: {
    title: 'Seguir viendo',
    remove: 'Quitar {name} de esta fila',
    removed: '{name} se ha quitado de la fila. Tu posición en la película está guardada.',
  },
  history: {
    title: 'Historial',
    count: '{count, plural, one {# película} other {# películas}}, lo último primero',
    paused: 'Tu historial está en pausa: no se registra nada nuevo.',
    pause: 'Pausar',
    resume: 'Reanudar',
    clear: 'Borrar todo',
    remove: 'Quitar {name} de tu historial',
    removed: '{name} se ha quitado de tu historial.',
    today: 'Hoy',
    yesterday: 'Ayer',
    removeDay: 'Quitar este día',
    removeDayOf: 'Quitar este día: {day}',
    dayRemoved: '{count, plural, one {Se ha quitado # película} other {Se han quitado # películas}} de tu historial.',
    restored: 'Tu historial está como antes.',
    notRestored: 'Esto ya no se puede deshacer.',
    cleared: 'Tu historial se ha borrado.',
    nowPaused: 'Tu historial está en pausa.',
    nowResumed: 'Tu historial vuelve a estar activo.',
    confirm: {
      title: '¿Borrar tu historial?',
      text: 'Se borra todo lo que has visto y tu posición en cada película. Esto no se puede deshacer.',
      action: 'Borrar todo',
      cancel: 'Conservarlo',
    },
  },
  later: { title: 'Ver más tarde', count: '{count, plural, one {# película} other {# películas}}, lo último primero' },
  empty: {
    history: {
      title: 'Aún no has visto nada.',
      text: 'Las películas que veas aparecen aquí.',
      action: 'Explorar vídeos',
    },
    later: {
      title: 'No hay nada guardado para más tarde.',
      text: 'Toca el reloj de una película para guardarla aquí.',
      action: 'Explorar vídeos',
    },
    page: {
      title: 'No hay nada en esta página.',
      text: 'Tu lista termina antes de esta página.',
      action: 'Ir a la primera página',
    },
  },
};
