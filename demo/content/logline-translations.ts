import { BEGINNINGS, CLOSINGS, LEADS, TURNS } from './logline-words.ts';

type Word = (typeof LEADS | typeof BEGINNINGS | typeof TURNS | typeof CLOSINGS)[number];

interface Spoken {
  readonly de: string;
  readonly es: string;
}

/** The words of loglines in German and Spanish, by the English ones; each turn brings its own comma. */
const SPOKEN: Readonly<Record<Word, Spoken>> = {
  'A piano tuner': { de: 'Eine Klavierstimmerin', es: 'Una afinadora de pianos' },
  'A night-train conductor': { de: 'Ein Nachtzugschaffner', es: 'Un revisor de tren nocturno' },
  'A retired fencer': { de: 'Eine frühere Fechterin', es: 'Una esgrimista retirada' },
  'A rival florist': { de: 'Eine Floristin von gegenüber', es: 'Una florista rival' },
  'A lighthouse keeper': { de: 'Ein Leuchtturmwärter', es: 'Un farero' },
  'A set designer': { de: 'Eine Bühnenbildnerin', es: 'Una escenógrafa' },
  'An understudy': { de: 'Eine Zweitbesetzung', es: 'Una actriz suplente' },
  'A cartographer': { de: 'Ein Kartograf', es: 'Un cartógrafo' },
  'A hotel pianist': { de: 'Ein Hotelpianist', es: 'Un pianista de hotel' },
  'A watchmaker': { de: 'Eine Uhrmacherin', es: 'Una relojera' },
  'A returning singer': { de: 'Eine heimgekehrte Sängerin', es: 'Una cantante que vuelve a casa' },
  'A perfumer': { de: 'Eine Parfümeurin', es: 'Una perfumista' },
  'A museum guard': { de: 'Ein Museumswärter', es: 'Un guardia de museo' },
  'A wedding photographer': { de: 'Eine Hochzeitsfotografin', es: 'Una fotógrafa de bodas' },
  'A sound engineer': { de: 'Ein Toningenieur', es: 'Un ingeniero de sonido' },
  'A ballroom champion': { de: 'Eine Tanzmeisterin', es: 'Una campeona de baile de salón' },
  'An architect': { de: 'Eine Architektin', es: 'Una arquitecta' },
  'A translator': { de: 'Ein Übersetzer', es: 'Un traductor' },
  'A ferry captain': { de: 'Eine Fährkapitänin', es: 'Una capitana de transbordador' },
  'A glassblower': { de: 'Ein Glasbläser', es: 'Un soplador de vidrio' },
  'A radio host': { de: 'Eine Radiomoderatorin', es: 'Una locutora de radio' },
  'A young sommelier': { de: 'Ein junger Sommelier', es: 'Un joven sumiller' },
  'arrives a day early': { de: 'kommt einen Tag zu früh an', es: 'llega un día antes' },
  'misses the last boat': { de: 'verpasst das letzte Boot', es: 'pierde el último barco' },
  'is handed the wrong key': { de: 'bekommt den falschen Schlüssel', es: 'recibe la llave equivocada' },
  'agrees to one more evening': { de: 'lässt sich auf einen weiteren Abend ein', es: 'acepta una noche más' },
  'finds a letter meant for somebody else': { de: 'findet einen fremden Brief', es: 'encuentra una carta ajena' },
  'returns to the house by the water': {
    de: 'kehrt in das Haus am Wasser zurück',
    es: 'vuelve a la casa junto al agua',
  },
  'rents the apartment across the courtyard': {
    de: 'mietet die Wohnung gegenüber im Hof',
    es: 'alquila el piso del otro lado del patio',
  },
  'takes over a shift nobody wanted': { de: 'übernimmt eine unbeliebte Schicht', es: 'hace un turno que nadie quería' },
  'is snowed in with a stranger': {
    de: 'schneit mit einem fremden Menschen ein',
    es: 'pasa una nevada con alguien desconocido',
  },
  'breaks a promise to the city': {
    de: 'bricht ein Versprechen an die Stadt',
    es: 'rompe una promesa hecha a la ciudad',
  },
  'accepts an unsigned invitation': {
    de: 'folgt einer Einladung ohne Absender',
    es: 'acepta una invitación sin firma',
  },
  'follows a melody up six flights of stairs': {
    de: 'folgt einer Melodie sechs Treppen hinauf',
    es: 'sigue una melodía seis pisos arriba',
  },
  'stays behind after the closing party': {
    de: 'bleibt nach der Abschlussfeier zurück',
    es: 'se queda después de la fiesta de clausura',
  },
  'and finds that somebody has been expecting exactly that': {
    de: ' und merkt, dass jemand genau darauf gewartet hat',
    es: ' y descubre que alguien esperaba justo eso',
  },
  'and learns how much a quiet room can say': {
    de: ' und erfährt, wie viel ein stilles Zimmer sagen kann',
    es: ' y aprende cuánto puede decir una habitación en silencio',
  },
  'until the lights go out and nobody wants them back': {
    de: ', bis das Licht ausgeht und niemand es zurückhaben will',
    es: ', hasta que se va la luz y nadie quiere que vuelva',
  },
  'while the whole street pretends not to notice': {
    de: ', während die ganze Straße so tut, als merke sie nichts',
    es: ', mientras toda la calle finge no darse cuenta',
  },
  'and by morning neither remembers who asked first': {
    de: ', und am Morgen weiß niemand mehr, wer zuerst gefragt hat',
    es: ', y por la mañana nadie recuerda quién preguntó primero',
  },
  'only to discover that the past has kept the table': {
    de: ' und entdeckt, dass die Vergangenheit den Tisch freigehalten hat',
    es: ' y descubre que el pasado ha guardado la mesa',
  },
  'and the evening turns out to be longer than the map': {
    de: ', und der Abend erweist sich als länger als die Karte',
    es: ', y la noche resulta más larga que el mapa',
  },
  'and what was meant as a farewell becomes a beginning': {
    de: ', und was ein Abschied sein sollte, wird ein Anfang',
    es: ', y lo que iba a ser una despedida se vuelve un comienzo',
  },
  'with nothing to lose but the good manners': {
    de: ' und hat nichts zu verlieren als die guten Manieren',
    es: ', sin nada que perder salvo los buenos modales',
  },
  'and the weather takes sides': { de: ', und das Wetter ergreift Partei', es: ', y el tiempo toma partido' },
  'and a game of glances finds its rules': {
    de: ', und ein Spiel der Blicke findet seine Regeln',
    es: ', y un juego de miradas encuentra sus reglas',
  },
  'Shot in long takes by natural light.': {
    de: 'Gedreht in langen Einstellungen bei natürlichem Licht.',
    es: 'Rodada en planos largos con luz natural.',
  },
  'A chamber piece in three movements.': {
    de: 'Ein Kammerspiel in drei Sätzen.',
    es: 'Una pieza de cámara en tres movimientos.',
  },
  'Scored for strings and rain.': { de: 'Mit Musik für Streicher und Regen.', es: 'Con música para cuerdas y lluvia.' },
  'Photographed on a single lens over two nights.': {
    de: 'Aufgenommen mit einem einzigen Objektiv in zwei Nächten.',
    es: 'Filmada con un solo objetivo en dos noches.',
  },
  'Told almost without words.': { de: 'Fast ohne Worte erzählt.', es: 'Contada casi sin palabras.' },
  'With a final scene that our crew still talks about.': {
    de: 'Mit einer Schlussszene, über die unser Team noch heute spricht.',
    es: 'Con una escena final de la que nuestro equipo aún habla.',
  },
  'Filmed on location, from dusk to dawn.': {
    de: 'Vor Ort gedreht, von der Dämmerung bis zum Morgen.',
    es: 'Rodada en exteriores, del anochecer al alba.',
  },
  'A slow film for a late hour.': {
    de: 'Ein langsamer Film für eine späte Stunde.',
    es: 'Una película lenta para altas horas.',
  },
  'Colour, texture and patience.': { de: 'Farbe, Struktur und Geduld.', es: 'Color, textura y paciencia.' },
};

/** The description of a film in another language, made of the same words as its English one. */
export function loglineIn(language: keyof Spoken, english: string): string {
  const said = (words: readonly Word[]): string => {
    const word = words.find((each) => english.includes(each));
    if (word === undefined) throw new Error(`No logline has these words: ${english}`);
    return SPOKEN[word][language];
  };
  return `${said(LEADS)} ${said(BEGINNINGS)}${said(TURNS)}. ${said(CLOSINGS)}`;
}
