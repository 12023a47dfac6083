import type { LyricTexts } from '../../../../src/contract/replies/lyric-texts'
import { describe, expect, it } from 'vitest'
import { emptyLyrics } from '../../../../src/domain/lyrics/lyric-data'
import { failed, ok, type Result } from '../../../../src/contract/result'
import type { CallEndpoint } from '../../../../src/workers/core/tasks/call-endpoint'
import { createLoadLyrics } from '../../../../src/workers/core/tasks/load-lyrics'

const none: LyricTexts = { lrc: '', tlyric: '', romalrc: '', yrc: '', ytlrc: '', yromalrc: '', ttml: '' }

function load(reply: Result<LyricTexts>): ReturnType<ReturnType<typeof createLoadLyrics>> {
  const callEndpoint = (async () => reply) as CallEndpoint
  return createLoadLyrics(callEndpoint)({ trackId: 1 }, new AbortController().signal)
}

describe('createLoadLyrics', () => {
  it('parses and aligns what the backend sends', async () => {
    const texts = { ...none, lrc: '[00:01.00]你好', tlyric: '[00:01.20]Hello' }
    expect(await load(ok(texts))).toMatchObject({
      value: { lrc: [{ time: 1, content: '你好', tran: 'Hello' }], hasLrcTran: true },
    })
  })

  it('fails if the lyrics are too large', async () => {
    const texts = { ...none, lrc: '[00:01.00]a\n'.repeat(20_001) }
    expect(await load(ok(texts))).toEqual(failed({ kind: 'tooLarge' }))
  })

  it('returns no lyrics for texts that cannot be read', async () => {
    const texts = { ...none, lrc: '\0\x01', yrc: '[1,', ttml: '<tt><p begin=' }
    expect(await load(ok(texts))).toEqual(ok(emptyLyrics))
  })

  it('returns why the backend sent none', async () => {
    expect(await load(failed({ kind: 'offline' }))).toEqual(failed({ kind: 'offline' }))
  })
})
