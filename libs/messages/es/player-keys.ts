import type { Translation } from '../catalogue/translation.ts';
import type * as english from '../player-keys.ts';

export const playerKeys: Translation<typeof english.playerKeys> = {
  title: 'Teclas del reproductor',
  text: 'El espacio y las flechas funcionan mientras el reproductor tiene el foco; las demás, en toda la página de una película.',
  close: 'Cerrar',
  group: 'Teclas',
  page: {
    label: 'Las teclas funcionan en toda la página',
    hint: 'Desactívalo si dictas por voz o pulsas teclas sin querer: entonces necesitan el foco en el reproductor. Se guarda en este navegador.',
  },
  keys: {
    play: 'Reproducir o pausar',
    seek: 'Retroceder o avanzar {seconds, number} segundos',
    volume: 'Más o menos volumen',
    mute: 'Activar o quitar el sonido',
    fullscreen: 'Pantalla completa',
    captions: 'Subtítulos',
    picture: 'Imagen en imagen',
    ends: 'Al principio o al final',
    tenths: 'A una décima parte de la película',
    rate: 'Más lento o más rápido',
    help: 'Esta hoja',
  },
  or: 'o',
};
