import type { Upload } from '../../contract/replies/cloud'
import type { Language } from '../../contract/languages'
import type { EndpointReplies } from '../../contract/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../contract/endpoints'
import type { LyricData } from '../../domain/lyrics/lyric-data'
import type { Artwork } from '../../domain/palette/palette'
import type { FrameSample } from '../../domain/device-tier/frame-sample'
import type { LocalFile } from '../../domain/library/local-file'
import type { Refused } from '../../domain/library/upload-failure'

/** A call of one endpoint, as sent to the worker. */
export type EndpointCall = {
  [N in EndpointName]: {
    name: N
    params: EndpointParams<N>
    /** The language of the texts in the reply, for servers that have them in several. */
    language?: Language
  }
}[EndpointName]

/** The tasks of the core worker: the input and the output of each. Both ends import these types. */
export interface Tasks {
  call: { input: EndpointCall; output: EndpointReplies[EndpointName] }
  /** Forgets all kept replies. */
  forget: { input: null; output: null }
  lyrics: { input: { trackId: number }; output: LyricData }
  artwork: { input: { coverUrl: string }; output: Artwork }
  frames: { input: null; output: FrameSample | null }
  /** Fetches a song's file to this device. Its progress and its output are the bytes that are there. */
  keepSong: { input: { trackId: number; url: string }; output: number }
  /** Bytes of the files of kept songs, by their ids. */
  keptSizes: { input: null; output: [trackId: number, bytes: number][] }
  /** Keeps pictures for the service worker to answer with. */
  keepCovers: { input: { urls: string[] }; output: null }
  /** Its progress is the number of bytes that were sent. */
  upload: { input: { file: LocalFile; language?: Language }; output: Upload | Refused }
}

export type TaskName = keyof Tasks
