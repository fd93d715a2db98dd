// Written by `npm run codegen` from *.graphql; a change here is lost.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@network/graphql/schema-types.generated.ts';

import type { TypedDocumentString as DocumentNode } from '@network/graphql/typed-document-string.ts';
export type CreatePlaylistMutationVariables = Exact<{
  name: string;
  description?: string | null | undefined;
  videoId?: string | number | null | undefined;
}>;


export type CreatePlaylistMutation = { readonly createPlaylist:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type EditPlaylistMutationVariables = Exact<{
  playlistId: string | number;
  name: string;
  description: string;
}>;


export type EditPlaylistMutation = { readonly editPlaylist:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type DeletePlaylistMutationVariables = Exact<{
  playlistId: string | number;
}>;


export type DeletePlaylistMutation = { readonly deletePlaylist: boolean };

export type RestorePlaylistMutationVariables = Exact<{
  playlistId: string | number;
}>;


export type RestorePlaylistMutation = { readonly restorePlaylist:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type AddToPlaylistMutationVariables = Exact<{
  playlistId: string | number;
  videoId: string | number;
  before?: string | number | null | undefined;
}>;


export type AddToPlaylistMutation = { readonly addToPlaylist:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type RemoveFromPlaylistMutationVariables = Exact<{
  playlistId: string | number;
  videoId: string | number;
}>;


export type RemoveFromPlaylistMutation = { readonly removeFromPlaylist:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type MoveInPlaylistMutationVariables = Exact<{
  playlistId: string | number;
  videoId: string | number;
  before?: string | number | null | undefined;
}>;


export type MoveInPlaylistMutation = { readonly moveInPlaylist:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type SharePlaylistMutationVariables = Exact<{
  playlistId: string | number;
  showsName: boolean;
}>;


export type SharePlaylistMutation = { readonly sharePlaylist:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type RevokePlaylistLinkMutationVariables = Exact<{
  playlistId: string | number;
}>;


export type RevokePlaylistLinkMutation = { readonly revokePlaylistLink:
    | { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean }
    | { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null }
   };

export type PlaylistOutcome_Playlist_Fragment = { readonly __typename: 'Playlist', readonly playlistId: string, readonly name: string, readonly total: number, readonly shareToken: string | null, readonly showsName: boolean };

export type PlaylistOutcome_PlaylistRefused_Fragment = { readonly __typename: 'PlaylistRefused', readonly code: Types.PlaylistRefusalCode, readonly maximum: number | null };

export type PlaylistOutcomeFragment =
  | PlaylistOutcome_Playlist_Fragment
  | PlaylistOutcome_PlaylistRefused_Fragment
;


export const CreatePlaylistDocument = {"__meta__":{"hash":"092e0963656535ab6aa278c3a640e5cafa7b45f6e5a228af49220766293911c0","name":"CreatePlaylist","kind":"mutation"}} as unknown as DocumentNode<CreatePlaylistMutation, CreatePlaylistMutationVariables>;
export const EditPlaylistDocument = {"__meta__":{"hash":"0ae3dfc07440857da5cc1fa9967f931ca1c253e2a614cff88cd49cb11e5c8817","name":"EditPlaylist","kind":"mutation"}} as unknown as DocumentNode<EditPlaylistMutation, EditPlaylistMutationVariables>;
export const DeletePlaylistDocument = {"__meta__":{"hash":"d1a0ab44603b05ca11a9e3c1895139ed371a54472e958aa612e22d7a86c1aae1","name":"DeletePlaylist","kind":"mutation"}} as unknown as DocumentNode<DeletePlaylistMutation, DeletePlaylistMutationVariables>;
export const RestorePlaylistDocument = {"__meta__":{"hash":"68d9b2599d63a0cd7126cb780279183243aab6652f2d2e244245809b719dab74","name":"RestorePlaylist","kind":"mutation"}} as unknown as DocumentNode<RestorePlaylistMutation, RestorePlaylistMutationVariables>;
export const AddToPlaylistDocument = {"__meta__":{"hash":"4181f0519c01d36950e7407a16fb34ec36df81c7468a342915365c60bc6615c4","name":"AddToPlaylist","kind":"mutation"}} as unknown as DocumentNode<AddToPlaylistMutation, AddToPlaylistMutationVariables>;
export const RemoveFromPlaylistDocument = {"__meta__":{"hash":"7bbae1554f0e13cf7f020f0f13dd55af9cb3ac2e9d4f22390248a80c8786d1b0","name":"RemoveFromPlaylist","kind":"mutation"}} as unknown as DocumentNode<RemoveFromPlaylistMutation, RemoveFromPlaylistMutationVariables>;
export const MoveInPlaylistDocument = {"__meta__":{"hash":"b99405b3e0040938a94c7fc2e9b48fb95d255a9b8bc321cdeb779ffeb16301de","name":"MoveInPlaylist","kind":"mutation"}} as unknown as DocumentNode<MoveInPlaylistMutation, MoveInPlaylistMutationVariables>;
export const SharePlaylistDocument = {"__meta__":{"hash":"d58318d166007e5199f8c71c277d418befafe2be7b4665bea6e71f42dbba6f66","name":"SharePlaylist","kind":"mutation"}} as unknown as DocumentNode<SharePlaylistMutation, SharePlaylistMutationVariables>;
export const RevokePlaylistLinkDocument = {"__meta__":{"hash":"f1cbf3c31e16a94bb0c579c39ef3ebecca35ebd07034f4b60cafbe9c74a02405","name":"RevokePlaylistLink","kind":"mutation"}} as unknown as DocumentNode<RevokePlaylistLinkMutation, RevokePlaylistLinkMutationVariables>;