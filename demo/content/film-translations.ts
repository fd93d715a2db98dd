import { loglineIn } from './logline-translations.ts';

/** The title of a film in the languages beside English. */
interface SpokenTitle {
  readonly de: string;
  readonly es: string;
}

/** The titles of the films that homes begin with, the five newest of each site; others are read in English. */
const FILM_TITLES: Readonly<Record<string, SpokenTitle>> = {
  // Blacked.
  'The Daydream and the Observatory': { de: 'Der Tagtraum und die Sternwarte', es: 'El ensueño y el observatorio' },
  'What the Invitation Knew': { de: 'Was die Einladung wusste', es: 'Lo que sabía la invitación' },
  'The Staircase and the Ferry': { de: 'Die Treppe und die Fähre', es: 'La escalera y el transbordador' },
  'After the Gallery': { de: 'Nach der Galerie', es: 'Después de la galería' },
  'Waiting for the Silhouette': { de: 'Warten auf die Silhouette', es: 'Esperando a la silueta' },
  // Blacked Raw.
  'The Curtain and the Penthouse': { de: 'Der Vorhang und das Penthouse', es: 'El telón y el ático' },
  'What the Waltz Knew': { de: 'Was der Walzer wusste', es: 'Lo que sabía el vals' },
  'The Compass and the Signal': { de: 'Der Kompass und das Signal', es: 'La brújula y la señal' },
  'One Stray Overture': { de: 'Eine verirrte Ouvertüre', es: 'Una obertura perdida' },
  'Wild Curtain': { de: 'Wilder Vorhang', es: 'Telón salvaje' },
  // Deeper.
  'One Locked Silhouette': { de: 'Eine verschlossene Silhouette', es: 'Una silueta cerrada' },
  'Double Ballroom': { de: 'Doppelter Ballsaal', es: 'Doble salón de baile' },
  'The Marble Letter': { de: 'Der Brief aus Marmor', es: 'La carta de mármol' },
  'Her Double Secret': { de: 'Ihr doppeltes Geheimnis', es: 'Su doble secreto' },
  'The Locked Pavilion': { de: 'Der verschlossene Pavillon', es: 'El pabellón cerrado' },
  // Milfy.
  'Her Warm Compass': { de: 'Ihr warmer Kompass', es: 'Su cálida brújula' },
  'The Seasoned Balcony': { de: 'Der erfahrene Balkon', es: 'El balcón experto' },
  'Her Seasoned Tide': { de: 'Ihre reife Flut', es: 'Su marea madura' },
  'Burgundy Threshold': { de: 'Burgunderrote Schwelle', es: 'Umbral borgoña' },
  'Unspoken Secret': { de: 'Unausgesprochenes Geheimnis', es: 'Secreto callado' },
  // Slayed.
  'One Rose Horizon': { de: 'Ein rosenroter Horizont', es: 'Un horizonte rosa' },
  'Her Electric Lantern': { de: 'Ihre elektrische Laterne', es: 'Su farol eléctrico' },
  'What the Winter Knew': { de: 'Was der Winter wusste', es: 'Lo que sabía el invierno' },
  'Her Lavender Compass': { de: 'Ihr Kompass aus Lavendel', es: 'Su brújula de lavanda' },
  'Between Open Doors and the Overture': {
    de: 'Zwischen offenen Türen und der Ouvertüre',
    es: 'Entre puertas abiertas y la obertura',
  },
  // Tushy.
  'An Alibi Before the North Wing': { de: 'Ein Alibi vor dem Nordflügel', es: 'Una coartada ante el ala norte' },
  'Quiet Horizon': { de: 'Stiller Horizont', es: 'Horizonte en calma' },
  'The Silhouette and the Compass': { de: 'Die Silhouette und der Kompass', es: 'La silueta y la brújula' },
  'Between Salt Air and the Locket': {
    de: 'Zwischen Salzluft und dem Medaillon',
    es: 'Entre el aire salado y el relicario',
  },
  'Morning Promise': { de: 'Versprechen am Morgen', es: 'Promesa de la mañana' },
  // Tushy Raw.
  'The Tide of Blue Rooms': { de: 'Die Flut der blauen Zimmer', es: 'La marea de las habitaciones azules' },
  'A Gallery Before Strangers': { de: 'Eine Galerie vor Fremden', es: 'Una galería ante desconocidos' },
  'Waiting for the Window': { de: 'Warten auf das Fenster', es: 'Esperando a la ventana' },
  'The Orchard and the Harbour': { de: 'Der Obstgarten und der Hafen', es: 'El huerto y el puerto' },
  'The Open Masquerade': { de: 'Der offene Maskenball', es: 'La mascarada abierta' },
  // Vixen.
  'Her Late Silhouette': { de: 'Ihre späte Silhouette', es: 'Su silueta tardía' },
  'The Window of Salt Air': { de: 'Das Fenster zur Salzluft', es: 'La ventana del aire salado' },
  'A Tide Before Honey and Smoke': { de: 'Eine Flut vor Honig und Rauch', es: 'Una marea antes de la miel y el humo' },
  'The Golden Threshold': { de: 'Die goldene Schwelle', es: 'El umbral dorado' },
  'What the Pavilion Knew': { de: 'Was der Pavillon wusste', es: 'Lo que sabía el pabellón' },
  // Wifey.
  'The Coral Penthouse': { de: 'Das korallenrote Penthouse', es: 'El ático coral' },
  'The Promised Lantern': { de: 'Die versprochene Laterne', es: 'El farol prometido' },
  'The Promised Penthouse': { de: 'Das versprochene Penthouse', es: 'El ático prometido' },
  'Honest Invitation': { de: 'Ehrliche Einladung', es: 'Invitación sincera' },
  'The Masquerade and the Garden': { de: 'Der Maskenball und der Garten', es: 'La mascarada y el jardín' },
};

/** What a film is called and how it is described in German and Spanish; nothing where its title is English alone. */
export function filmTranslationsOf({ title, description }: { readonly title: string; readonly description: string }) {
  const spoken = FILM_TITLES[title];
  if (!spoken) return [];
  return (['de', 'es'] as const).map((language) => ({
    language,
    title: spoken[language],
    description: loglineIn(language, description),
  }));
}
