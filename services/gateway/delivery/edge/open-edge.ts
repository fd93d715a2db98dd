import type { EdgeConfig, TagEdgeConfig } from '../../config/edge-config.ts';
import { cloudfrontEdge } from './cloudfront-edge.ts';
import type { Edge, TakenBack } from './edge.ts';
import { cardTag, versionTag } from './edge-tags.ts';
import { sendPurges } from './send-purge.ts';
import { purgeFilesOf, purgeRequestOf, purgeRequestsOf } from './tag-requests.ts';

/** Nothing in front of the brands holds anything that somebody would have to purge. */
const NO_EDGE: Edge = {
  kind: 'none',
  zones: [],
  purgePages: () => Promise.resolve(null),
  takeBack: () => Promise.resolve(null),
};

/** The edge that `EDGE_PURGE` names. */
export function openEdge(config: EdgeConfig | null): Edge {
  if (config === null) return NO_EDGE;
  return config.kind === 'cloudfront' ? cloudfrontEdge(config) : tagEdge(config);
}

/** What lists a film goes with its publication, which purges pages a moment before. */
function tagEdge(config: TagEdgeConfig): Edge {
  return {
    kind: config.kind,
    zones: config.zones,
    purgePages: (zone) => sendPurges([purgeRequestOf(config, zone)]),
    takeBack: (zone, films) =>
      sendPurges([
        ...purgeRequestsOf(config, zone, [...new Set(films.flatMap(tagsOf))]),
        ...purgeFilesOf(config, [...new Set(films.flatMap(({ prefixes }) => prefixes))]),
      ]),
  };
}

const tagsOf = ({ filmId, versions }: TakenBack): readonly string[] => [cardTag(filmId), ...versions.map(versionTag)];
