import type { Upload } from '../../domain/catalogue/cloud'
import type { EndpointReplies } from '../../domain/endpoint-replies'
import type { EndpointName, EndpointParams } from '../../domain/endpoints'
import type { LyricData } from '../../domain/lyrics/lyric-data'
import type { Artwork } from '../../domain/palette/artwork'
import type { FrameSample } from '../../domain/quality/frame-sample'
import type { LocalFile } from '../../domain/upload/local-file'
import type { Refused } from '../../domain/upload/upload-trouble'

/** A call of one row of the endpoint table, as sent to the worker. */
export type EndpointCall = {
  [N in EndpointName]: { name: N; params: EndpointParams<N> }
}[EndpointName]

/** The contract of the core worker: what each task takes and gives. Both ends import it; it holds no code. */
export interface Tasks {
  call: { input: EndpointCall; output: EndpointReplies[EndpointName] }
  lyrics: { input: { trackId: number }; output: LyricData }
  artwork: { input: { coverUrl: string }; output: Artwork }
  frames: { input: null; output: FrameSample | null }
  /** Tells of the bytes that have left. */
  upload: { input: { file: LocalFile }; output: Upload | Refused }
}

export type TaskName = keyof Tasks
