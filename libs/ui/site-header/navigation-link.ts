/** A place to go, and whether one is there. */
export type NavigationLink = { readonly href: string; readonly label: string; readonly current?: boolean };
