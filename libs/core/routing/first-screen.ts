/** The screen that most visits begin with: its code and its route are loaded by every page. */
export const FIRST_SCREEN = /\/features\/home\/screens\/home-page\.tsx$/;

/** The name of the chunk with the routes of all other screens. */
export const LATER_PAGES = 'later-pages';
