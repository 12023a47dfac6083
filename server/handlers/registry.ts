import type { EndpointName } from '../../src/domain/endpoints'
import { album } from './album'
import type { Handler } from './handler'
import { albumNewest, banner, personalized } from './home'
import { loginStatus } from './login'
import { playlistDetail, playlistTracks } from './playlist'
import { hotSearches } from './search'
import { checkMusic, lyric, songDetail, songUrl } from './song'

/** One handler for each row of the endpoint table; a row without one is a type error. */
export const handlers = {
  banner,
  personalized,
  albumNewest,
  album,
  playlistDetail,
  playlistTracks,
  songDetail,
  songUrl,
  checkMusic,
  lyric,
  hotSearches,
  loginStatus,
} as const satisfies { [N in EndpointName]: Handler<N> }
