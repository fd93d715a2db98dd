/** A text in the languages beside English; left empty where the English one is read, such as the name of a partner. */
interface Spoken {
  readonly de: string;
  readonly es: string;
}

const NAMES: Readonly<Record<string, Spoken>> = {
  // Categories.
  'Golden Hour': { de: 'Goldene Stunde', es: 'Hora dorada' },
  'City Nights': { de: 'Stadtnächte', es: 'Noches de ciudad' },
  'By the Sea': { de: 'Am Meer', es: 'Junto al mar' },
  'Chamber Pieces': { de: 'Kammerspiele', es: 'Piezas de cámara' },
  'Slow Cinema': { de: 'Stilles Kino', es: 'Cine lento' },
  Rooftops: { de: 'Dächer', es: 'Azoteas' },
  'Road Stories': { de: 'Unterwegs', es: 'Historias de carretera' },
  Rain: { de: 'Regen', es: 'Lluvia' },
  'Summer Houses': { de: 'Sommerhäuser', es: 'Casas de verano' },
  Duets: { de: 'Duette', es: 'Dúos' },
  Ensemble: { de: 'Ensemble', es: 'Reparto coral' },
  'Black and White': { de: 'Schwarz-Weiß', es: 'Blanco y negro' },
  Masquerade: { de: 'Maskenball', es: 'Mascarada' },
  Gardens: { de: 'Gärten', es: 'Jardines' },
  'Winter Light': { de: 'Winterlicht', es: 'Luz de invierno' },
  Backstage: { de: 'Hinter der Bühne', es: 'Entre bastidores' },
  Neon: { de: 'Neon', es: 'Neón' },
  Letters: { de: 'Briefe', es: 'Cartas' },
  Reunions: { de: 'Wiedersehen', es: 'Reencuentros' },
  'Hotel Rooms': { de: 'Hotelzimmer', es: 'Habitaciones de hotel' },
  // Tags.
  Handheld: { de: 'Handkamera', es: 'Cámara en mano' },
  'Single Take': { de: 'In einer Einstellung', es: 'Plano secuencia' },
  'Piano Score': { de: 'Klaviermusik', es: 'Música de piano' },
  Candlelight: { de: 'Kerzenlicht', es: 'Luz de velas' },
  'Natural Light': { de: 'Tageslicht', es: 'Luz natural' },
  Anamorphic: { de: 'Anamorph', es: 'Anamórfico' },
  'Slow Motion': { de: 'Zeitlupe', es: 'Cámara lenta' },
  'Voice-Over': { de: 'Erzählstimme', es: 'Voz en off' },
  'Split Screen': { de: 'Geteiltes Bild', es: 'Pantalla partida' },
  Silent: { de: 'Stumm', es: 'Mudo' },
  Comedy: { de: 'Komödie', es: 'Comedia' },
  Suspense: { de: 'Spannung', es: 'Suspense' },
  'Period Piece': { de: 'Historisch', es: 'De época' },
  Dialogue: { de: 'Dialog', es: 'Diálogo' },
  Strings: { de: 'Streicher', es: 'Cuerdas' },
  Balcony: { de: 'Balkon', es: 'Balcón' },
  Pool: { de: 'Am Pool', es: 'Piscina' },
  Train: { de: 'Im Zug', es: 'Tren' },
  Fireplace: { de: 'Am Kamin', es: 'Chimenea' },
  'Night Shoot': { de: 'Nachtdreh', es: 'Rodaje nocturno' },
  Drone: { de: 'Drohne', es: 'Dron' },
  'Close-Up': { de: 'Großaufnahme', es: 'Primer plano' },
  'Festival Winner': { de: 'Festivalpreis', es: 'Premiada en festivales' },
  // Own channels; those of partners keep their names.
  'The Cutting Room': { de: 'Der Schneideraum', es: 'La sala de montaje' },
  'Best of the Year': { de: 'Das Beste des Jahres', es: 'Lo mejor del año' },
  Unguarded: { de: 'Unverstellt', es: 'Sin guion' },
  'Late Talks': { de: 'Späte Gespräche', es: 'Charlas de medianoche' },
  // Packs.
  'Opening Pack': { de: 'Erstes Paket', es: 'Paquete de apertura' },
  'Second Reel': { de: 'Zweite Rolle', es: 'Segunda bobina' },
  'Collector’s Pack': { de: 'Sammlerpaket', es: 'Paquete de colección' },
  // Chapters.
  Arrival: { de: 'Ankunft', es: 'La llegada' },
  'The Doorbell': { de: 'Es klingelt', es: 'Llaman a la puerta' },
  Overture: { de: 'Ouvertüre', es: 'Obertura' },
  'First Light': { de: 'Erstes Licht', es: 'Primera luz' },
  'The Long Table': { de: 'Der lange Tisch', es: 'La mesa larga' },
  Glances: { de: 'Blicke', es: 'Miradas' },
  'A Wager': { de: 'Eine Wette', es: 'Una apuesta' },
  Upstairs: { de: 'Im Obergeschoss', es: 'Arriba' },
  'The Turn': { de: 'Die Wendung', es: 'El giro' },
  Undone: { de: 'Aufgelöst', es: 'Sin defensas' },
  'The Open Window': { de: 'Das offene Fenster', es: 'La ventana abierta' },
  Confession: { de: 'Geständnis', es: 'Confesión' },
  Afterglow: { de: 'Nachglühen', es: 'El último resplandor' },
  Curtain: { de: 'Vorhang', es: 'Telón' },
  'The Last Train': { de: 'Der letzte Zug', es: 'El último tren' },
  Encore: { de: 'Zugabe', es: 'Bis' },
  // Showcases.
  'The Golden Season': { de: 'Die goldene Jahreszeit', es: 'La temporada dorada' },
  'Rooms with a View': { de: 'Zimmer mit Aussicht', es: 'Habitaciones con vistas' },
  Nocturnes: { de: 'Nachtstücke', es: 'Nocturnos' },
  'The Long Weekend': { de: 'Das lange Wochenende', es: 'El puente' },
  'First Meetings': { de: 'Erste Begegnungen', es: 'Primeros encuentros' },
  'Salt and Light': { de: 'Salz und Licht', es: 'Sal y luz' },
};

const TEXTS: Readonly<Record<string, Spoken>> = {
  'What happens before the slate and after the cut.': {
    de: 'Was vor der Klappe und nach dem Schnitt geschieht.',
    es: 'Lo que pasa antes de la claqueta y después del corte.',
  },
  'The scenes that members came back to, season by season.': {
    de: 'Die Szenen, zu denen Mitglieder zurückkehrten, Saison für Saison.',
    es: 'Las escenas a las que volvieron los miembros, temporada a temporada.',
  },
  'One performer, one room, one conversation.': {
    de: 'Eine Person, ein Zimmer, ein Gespräch.',
    es: 'Una persona, una habitación, una conversación.',
  },
  'Guest films from an independent house in the far north.': {
    de: 'Gastfilme eines unabhängigen Hauses aus dem hohen Norden.',
    es: 'Películas invitadas de una casa independiente del extremo norte.',
  },
  'Small stories by a collective of young directors.': {
    de: 'Kleine Geschichten eines Kollektivs junger Regisseure.',
    es: 'Pequeñas historias de un colectivo de directores jóvenes.',
  },
  'Diaries from sets around the world.': {
    de: 'Tagebücher von Drehorten in aller Welt.',
    es: 'Diarios de rodajes de todo el mundo.',
  },
  'Curated anthologies from partner archives.': {
    de: 'Ausgewählte Sammlungen aus den Archiven von Partnern.',
    es: 'Antologías escogidas de archivos de socios.',
  },
  'Conversations after midnight.': { de: 'Gespräche nach Mitternacht.', es: 'Conversaciones pasada la medianoche.' },
  'Films made in the last hour before sunset.': {
    de: 'Filme aus der letzten Stunde vor Sonnenuntergang.',
    es: 'Películas rodadas en la última hora antes del ocaso.',
  },
  'Nine directors, one window each.': {
    de: 'Neun Regisseure, jeder mit einem Fenster.',
    es: 'Nueve directores, una ventana cada uno.',
  },
  'What the city does when it believes itself alone.': {
    de: 'Was die Stadt tut, wenn sie sich allein glaubt.',
    es: 'Lo que hace la ciudad cuando se cree sola.',
  },
  'Four days, four houses, one cast.': {
    de: 'Vier Tage, vier Häuser, ein Ensemble.',
    es: 'Cuatro días, cuatro casas, un reparto.',
  },
  'Every story has to begin somewhere.': {
    de: 'Jede Geschichte muss irgendwo beginnen.',
    es: 'Toda historia empieza en algún lugar.',
  },
  'Postcards from three coasts.': { de: 'Postkarten von drei Küsten.', es: 'Postales de tres costas.' },
};

/**
 * What something of the demonstration is called and how it is described in German and Spanish, by the English texts; nothing for
 * a language in which it has neither.
 */
export function translationsOf(name: string, text = '') {
  return (['de', 'es'] as const).flatMap((language) => {
    const title = NAMES[name]?.[language] ?? '';
    const description = TEXTS[text]?.[language] ?? '';
    return title === '' && description === '' ? [] : [{ language, title, description }];
  });
}
