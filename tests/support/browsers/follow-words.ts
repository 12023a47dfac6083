import { observeWordFill, type FillRecord, type FillSample } from '../lyric-sync/observe-word-fill'
import type { SongLine } from '../lyric-sync/parse-song-words'
import { silencesIn, type Sound } from '../lyric-sync/sound'
import type { TimedSong } from '../lyric-sync/timed-song'
import { wordTimings } from '../lyric-sync/word-timings'
import type { JourneyPage } from './journey-page'
import { listenFor } from './listen'
import type { SoundRecording } from './sound-recording'

export interface WordFigures {
  /** Words whose error could be measured. */
  words: number
  /** Errors in milliseconds with their sign, from the earliest to the latest: above 0, a word fills late. */
  late: number[]
  /** Of the absolute errors, in milliseconds. */
  p90Ms: number
  /** The furthest step back of the bright edge within a word, in milliseconds of the song. */
  stepBackMs: number
}

/** Runs in the page: what stands in for the recorder of its sound, which is heard outside of it. */
function installOutsideClock(): void {
  const seconds = () => (performance.timeOrigin + performance.now()) / 1000
  const context = {
    get currentTime() {
      return seconds()
    },
    getOutputTimestamp: () => ({ contextTime: seconds(), performanceTime: performance.now() }),
  }
  Object.assign(window, { outputRecorder: { context, start: () => {}, read: () => ({}) } })
}

const patienceMs = 20_000

/** Starts to observe the fill of the words, on a page that shows the lyrics; what is played is recorded from here. */
export async function followWords(
  journey: JourneyPage,
  song: TimedSong,
  recording: SoundRecording,
): Promise<void> {
  await journey.evaluate(`(${installOutsideClock.toString()})()`)
  await journey.evaluate(`(${observeWordFill.toString()})(${JSON.stringify(song.lines)})`)
  recording.restart()
  await journey.evaluate('fillObserver.start()')
}

/**
 * Measures the words that were filled since `followWords`, against the sound that left the browser. Words around lost
 * sound cannot be measured, so it waits for at least `words` of them, for a limited time.
 */
export async function readWords(
  journey: JourneyPage,
  song: TimedSong,
  recording: SoundRecording,
  words: number,
): Promise<WordFigures> {
  const until = performance.now() + patienceMs
  for (;;) {
    const figures = await measureWords(journey, song, recording)
    if (figures.words >= words || performance.now() > until) return figures
    await listenFor(2000)
  }
}

async function measureWords(
  journey: JourneyPage,
  song: TimedSong,
  recording: SoundRecording,
): Promise<WordFigures> {
  const record = await journey.evaluate<Omit<FillRecord, 'sound'>>(
    '(({ samples, timestamps, actions }) => ({ samples, timestamps, actions }))(fillObserver.read())',
  )
  const sound = recording.read()
  const timings = wordTimings({ ...record, sound: encode(sound) }, song.lines, song.file)
  const late = timings
    .flatMap((timing) => (typeof timing === 'string' ? [] : [Math.round(timing.late)]))
    .sort((a, b) => a - b)
  const sizes = late.map(Math.abs).sort((a, b) => a - b)
  return {
    words: late.length,
    late,
    p90Ms: sizes[Math.floor(sizes.length * 0.9)] ?? Number.NaN,
    stepBackMs: Math.round(stepBack(undisturbed(record, sound), song.lines)),
  }
}

/** Seconds around lost sound in which the player finds out about it. */
const aroundLoss = 1.5

/** Leaves out what was seen around lost sound, after which words have to step back. */
function undisturbed({ samples, timestamps }: Omit<FillRecord, 'sound'>, sound: Sound): FillSample[] {
  const [[seconds, ms] = [0, 0]] = timestamps
  const losses = silencesIn(sound).map(({ to }) => (to - seconds) * 1000 + ms)
  return samples.filter(({ at }) => losses.every((loss) => Math.abs(at - loss) > aroundLoss * 1000))
}

/** The furthest that a word was less filled than in the frame before, in milliseconds of the song. */
function stepBack(samples: readonly FillSample[], lines: readonly SongLine[]): number {
  const shares = new Map<string, number>()
  let furthest = 0
  for (const { line, word, share } of samples) {
    const key = `${line}/${word}`
    const length = lines[line]?.words[word]?.length ?? 0
    furthest = Math.max(furthest, ((shares.get(key) ?? 0) - share) * length * 1000)
    shares.set(key, share)
  }
  return furthest
}

function encode({ rate, start, samples }: Sound) {
  return { rate, start, samples: Buffer.from(samples.buffer).toString('base64') }
}
