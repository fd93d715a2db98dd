import { playlistFacts } from '../run-length.ts';

export interface PlaylistTextProps {
  readonly playlist: { readonly description: string; readonly total: number; readonly runLength: number };
}

/** What is under the name of a list: what its owner says of it, and how long it is. */
export function PlaylistText({ playlist }: PlaylistTextProps) {
  const { description } = playlist;
  return (
    <>
      {description === '' ? null : <span className="block pb-2 whitespace-pre-line text-strong/90">{description}</span>}
      {playlistFacts(playlist)}
    </>
  );
}
