import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../measuring.ts';

export const measuring: Translation<typeof english.measuring> = {
  label: 'Medición de visitas',
  question: '¿Podemos contar tus visitas?',
  promise: 'Para mejorar el sitio; nada llega a los anunciantes.',
  everywhere: 'Tu respuesta vale para todas las marcas en las que hayas iniciado sesión.',
  surveys:
    'Podemos invitar a encuestas a los miembros que acepten: nuestro servicio de encuestas recibe entonces su correo y su suscripción.',
  more: 'Qué contamos',
  accept: 'Aceptar',
  refuse: 'Rechazar',
  choice: {
    title: 'Tu elección',
    accepted: 'Tus visitas se cuentan. Puedes cambiarlo aquí cuando quieras.',
    refused: 'Tus visitas no se cuentan. Puedes cambiarlo aquí cuando quieras.',
    unasked: 'Aún no has elegido. Hasta que lo hagas, no se cuenta nada.',
    signalled:
      'Tu navegador envía Global Privacy Control, así que tus visitas no se cuentan y ninguna elección en esta página lo cambia.',
  },
};
