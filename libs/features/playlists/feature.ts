import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';

declare module '@network/core/features/dialog-catalogue.ts' {
  interface DialogCatalogue {
    /** Adds a film to lists of the viewer, or takes it out of them. */
    SaveToPlaylist: { readonly videoId: string; readonly title: string };
    /** Creates a list, or changes what one is called; `playlist` is null for a new one. */
    EditPlaylist: {
      readonly playlist: { readonly playlistId: string; readonly name: string; readonly description: string } | null;
    };
    /** Shares a list by a link, and revokes the link. */
    SharePlaylist: {
      readonly playlistId: string;
      readonly name: string;
      readonly shareToken: string | null;
      readonly showsName: boolean;
    };
  }
}

declare module '@network/core/features/slot-catalogue.ts' {
  interface SlotCatalogue {
    /** The button of a film's page that adds it to lists; nothing for a visitor. */
    videoPlaylists: { readonly video: { readonly videoId: string; readonly title: string } };
    /** Shows on a film's page its place in the list that is being played, and what comes next. */
    playlistQueue: { readonly list: string; readonly videoId: string };
  }
}

/** Members' own lists of films. */
export const playlistsFeature = defineFeature({
  id: 'playlists',
  routes: later(async () => (await import('./routes.tsx')).playlistsRoutes),
  navigation: [{ place: 'member', label: 'playlists', to: '/playlists', order: 35 }],
  dialogs: {
    SaveToPlaylist: () => import('./dialogs/save-to-playlist-dialog.tsx'),
    EditPlaylist: () => import('./dialogs/edit-playlist-dialog.tsx'),
    SharePlaylist: () => import('./dialogs/share-playlist-dialog.tsx'),
  },
  laterSlots: {
    videoPlaylists: () => import('./slots/video-playlists.tsx'),
    playlistQueue: () => import('./slots/playlist-queue.tsx'),
  },
  searchParameters: { '/playlists/$playlistId': ['page'] },
  ownSearchParameters: {
    // A revoked link must not be answered out of a cache.
    '/lists/$token': 'any',
    '/videos/$slug': ['list'],
    '/channels/$channelSlug/videos/$videoSlug': ['list'],
  },
});
