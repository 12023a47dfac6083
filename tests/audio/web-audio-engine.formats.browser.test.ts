import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { browserSystem } from '../../src/browser/browser-system'
import { mediaTypeOf } from '../../src/contract/audio-formats'
import type { EncodedSound } from '../support/audio/encoded-sound'
import { knownSound } from '../support/audio/known-sound'
import { createRecordedEngine, followedBy, startPlaying, stream } from '../support/audio/recorded-engine'
import type { RecordedEngine } from '../support/audio/recorded-engine'
import { removeLocks } from '../support/audio/replace-browser-apis'
import { until } from '../support/audio/until'
import { cleanups, runCleanups } from '../support/cleanups'
import { locateInFile } from '../support/lyric-sync/locate-in-file'

declare module 'vitest/browser' {
  interface BrowserCommands {
    encodedSound: (wanted: EncodedSound) => Promise<string | null>
  }
}

afterAll(runCleanups)

/** Seconds; shorter ones are not joined. */
const length = 2.1
/** Seconds of the recording that are looked for in the known sound. */
const piece = 0.1

/** Most samples that a join may lose or add. */
const exact = 16

/**
 * Each with what its container holds, and how exactly its files are joined. Chromium skips the first 312 samples of an
 * Opus file twice, which are none of its sound (RFC 7845, section 4.2), and converts its rate of 48 kHz to that of the
 * output, which costs about 60 more.
 */
const formats = [
  ['mp3', 'mp3', '-c:a libmp3lame -b:a 192k', exact],
  ['m4a', 'aac', '-c:a aac -b:a 192k', exact],
  ['ogg', 'vorbis', '-c:a libvorbis -q:a 6', exact],
  ['ogg', 'opus', '-c:a libopus -b:a 160k', 400],
  ['flac', 'flac', '-c:a flac', exact],
  ['wav', 'pcm', '-c:a pcm_s16le', exact],
] as const

/** Of the output: a file of another rate is converted by the browser. */
let outputRate: number
/** Both files as they are heard one after the other. */
let whole: Float32Array<ArrayBuffer>

/** The URLs of the two files of each codec, encoded before anything sounds; null where there is no ffmpeg. */
const parts = new Map<string, readonly [first: string | null, second: string | null]>()

async function encodedPart([ending, codec, encoder]: (typeof formats)[number], from: number) {
  const rate = codec === 'opus' ? 48_000 : outputRate
  const file = await commands.encodedSound({ ending, codec: encoder, rate, from, seconds: length })
  if (file === null) return null
  const bytes = Uint8Array.from(atob(file), (char) => char.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes]))
  cleanups.push(() => URL.revokeObjectURL(url))
  return url
}

beforeAll(async () => {
  removeLocks()
  const context = new AudioContext()
  await context.close()
  outputRate = context.sampleRate
  whole = Float32Array.from({ length: 2 * length * outputRate }, (_, at) => knownSound(at / outputRate))
  for (const format of formats)
    parts.set(format[1], [await encodedPart(format, 0), await encodedPart(format, length)])
})

/** Returns the second of the known sound that ends with that frame of the recording, looked for around `expected`. */
function heardAt(
  { recording, context }: RecordedEngine,
  frame: number,
  expected: number,
  reach: number,
): number {
  const { sampleRate: rate } = context()
  const all = recording().since(0)
  const end = Math.round(frame - (recording().end - all.length))
  const samples = all.slice(end - Math.round(piece * rate), end)
  const match = locateInFile(
    { rate, start: 0, samples },
    { rate, start: 0, samples: whole },
    expected - piece,
    reach,
  )
  expect(match?.correlation ?? 0).toBeGreaterThan(0.9)
  return (match?.at ?? Number.NaN) + samples.length / rate
}

/** Returns the frame that is audible now. */
function audibleFrame({ context }: RecordedEngine): number {
  const { contextTime = 0, performanceTime = 0 } = context().getOutputTimestamp()
  return (contextTime + (performance.now() - performanceTime) / 1000) * context().sampleRate
}

describe.concurrent.each(formats)('%s with %s', (container, codec, _encoder, allowed) => {
  it('is joined to the next file exactly, and is where the position says after a seek', async (test) => {
    const [first, second] = parts.get(codec) ?? [null, null]
    test.skip(first === null || second === null, 'there is no ffmpeg')
    test.skip(
      new Audio().canPlayType(mediaTypeOf(container, codec) ?? '') === '',
      'the browser does not play it',
    )
    const listening = createRecordedEngine(browserSystem, test.onTestFinished)
    const { engine, recording, context } = listening
    followedBy(listening, second ?? '')
    await startPlaying(listening, first ?? '')
    engine.prepare(stream(second ?? '', 2))
    await until(() => engine.state.trackId === 2 && engine.position() > 0.5)
    const { end } = recording()
    const after = heardAt(listening, end, length + engine.position(), 0.5)
    const seconds = after - length + 0.4
    const before = heardAt(listening, end - seconds * context().sampleRate, length - 0.4, 0.2)
    expect(Math.abs(after - before - seconds) * context().sampleRate).toBeLessThan(allowed)

    engine.seek(0.2)
    await until(() => engine.state.phase === 'playing' && engine.position() > 0.5)
    const errors: number[] = []
    while (errors.length < 5) {
      const frame = audibleFrame(listening)
      const told = length + engine.position()
      await until(() => recording().end > frame + 0.05 * context().sampleRate)
      errors.push(Math.abs(heardAt(listening, frame, told, 0.5) - told))
    }
    expect(errors.toSorted((one, other) => one - other)[2]).toBeLessThan(0.05)
  })
})
