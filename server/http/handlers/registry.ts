import type { EndpointName } from '../../../src/contract/endpoints'
import { accountHandlers } from './account'
import { albumHandlers } from './album'
import { artistHandlers } from './artist'
import { chartHandlers } from './chart'
import { cloudHandlers } from './cloud'
import { collectionHandlers } from './collection'
import { commentHandlers } from './comment'
import { discoveryHandlers } from './discovery'
import type { HandlersFor } from './handler'
import { libraryBrowseHandlers } from './library-browse'
import { libraryReportHandlers } from './library-report'
import { playlistHandlers } from './playlist'
import { fmHandlers } from './fm'
import { loudnessHandlers } from './loudness'
import { searchHandlers } from './search'
import { sessionHandlers } from './session'
import { songHandlers } from './song'
import { songFilesHandlers } from './song-files'
import { videoHandlers } from './video'

/** One handler for each endpoint; a missing one is a type error. */
export const handlers: HandlersFor<EndpointName> = {
  ...accountHandlers,
  ...albumHandlers,
  ...artistHandlers,
  ...chartHandlers,
  ...cloudHandlers,
  ...collectionHandlers,
  ...commentHandlers,
  ...discoveryHandlers,
  ...libraryBrowseHandlers,
  ...libraryReportHandlers,
  ...playlistHandlers,
  ...fmHandlers,
  ...loudnessHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...songHandlers,
  ...songFilesHandlers,
  ...videoHandlers,
}
