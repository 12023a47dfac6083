import type { EndpointReplies } from '../../../contract/endpoint-replies'
import type { EndpointName } from '../../../contract/endpoints'
import { accountDecoders } from './account-decoders'
import { artistDecoders } from './artist-decoders'
import { chartDecoders } from './chart-decoders'
import { cloudDecoders } from './cloud-decoders'
import { collectionDecoders } from './collection-decoders'
import { commentDecoders } from './comment-decoders'
import type { Decoder } from './decoder'
import { discoveryDecoders } from './discovery-decoders'
import { libraryDecoders } from './library-decoders'
import { playlistDecoders } from './playlist-decoders'
import { radioDecoders } from './radio-decoders'
import { searchDecoders } from './search-decoders'
import { songDecoders } from './song-decoders'
import { videoDecoders } from './video-decoders'

/** Decoders for some endpoints. */
export type DecodersFor<N extends EndpointName> = { [K in N]: Decoder<EndpointReplies[K]> }

/** One decoder for each endpoint. */
export const decoders: DecodersFor<EndpointName> = {
  ...accountDecoders,
  ...artistDecoders,
  ...chartDecoders,
  ...cloudDecoders,
  ...collectionDecoders,
  ...commentDecoders,
  ...discoveryDecoders,
  ...libraryDecoders,
  ...playlistDecoders,
  ...radioDecoders,
  ...searchDecoders,
  ...songDecoders,
  ...videoDecoders,
}
