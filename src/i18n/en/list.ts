import type { Texts } from '../text-key'

export const list: Texts['list'] = {
  playlist: 'Playlist',
  album: 'Album',
  playAll: 'Play all',
  tracks_one: '{{count}} track',
  tracks_other: '{{count}} tracks',
  plays: 'Played {{count}} times',
  playTrack: 'Play {{name}}',
  more: 'Show more',
  less: 'Show less',
  by: 'by {{name}}',
  empty: 'No tracks here yet',
  emptyHome: 'The library is still empty',
}
