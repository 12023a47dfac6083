import type { LyricTexts } from '../../../contract/replies/lyric-texts'
import { buildLyrics } from '../../../domain/lyrics/build-lyrics'
import type { LyricData } from '../../../domain/lyrics/lyric-data'
import type { Result } from '../../../contract/result'
import { traceSpan } from '../../../trace/trace'
import type { Tasks } from '../../rpc/tasks'
import type { CallEndpoint } from './call-endpoint'

/** Creates the task that fetches the lyrics of a track, parses and aligns them. */
export function createLoadLyrics(callEndpoint: CallEndpoint) {
  return async ({ trackId }: Tasks['lyrics']['input'], signal: AbortSignal): Promise<Result<LyricData>> => {
    const texts = await callEndpoint({ name: 'lyric', params: { id: trackId } }, signal)
    if (!texts.ok) return texts
    const startMs = performance.now()
    const lyrics = buildLyrics(texts.value as LyricTexts)
    traceSpan('Core worker', 'lyrics parsed', startMs, 'secondary')
    return lyrics
  }
}
