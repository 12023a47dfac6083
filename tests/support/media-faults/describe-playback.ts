import type { Page } from 'playwright'
import { readPlaybackLog } from './playback-log'
import { readElements } from './sound-probe'

/** Samples a line stands for: one of each second is told. */
const perSecond = 10
const patienceMs = 5000

/** Returns what a listener saw and heard, a line a second, for a test that failed. */
export async function describePlayback(page: Page): Promise<string> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))
  const told = Promise.all([readPlaybackLog(page), readElements(page)]).catch(() => null)
  const found = await Promise.race([told, patience])
  if (!found) return 'The page does not tell what it played.'
  const [{ samples, notices }, elements] = found
  const last = samples.at(-1)
  const lines = samples
    .filter((sample, at) => at % perSecond === 0 || sample === last)
    .map(({ at, track, position, playing, buffering, rms, media }) => {
      const state = buffering ? 'buffering' : playing ? 'playing' : 'paused'
      return `${new Date(at).toISOString().slice(14, 23)} ${track} ${position.toFixed(2)} ${state} ${rms.toFixed(3)} (${media})`
    })
  return [...lines, `notices: ${notices.join('; ')}`, ...elements].join('\n')
}
