/** A film shows so many stills at most; each has a place, from 1 on. */
export const MOST_FILM_STILLS = 9;
