import type { Page } from 'playwright'

/** What the player bar showed and the output was at one moment; there are ten a second. */
export interface BarSample {
  /** Milliseconds since 1970. */
  at: number
  /** Empty as long as there is no bar. */
  track: string
  /** Seconds. */
  position: number
  /** Whether the bar shows playing: its button is named Pause. */
  playing: boolean
  /** Whether the bar shows buffering. */
  buffering: boolean
  rms: number
  /** What contexts and loaded elements stood at, to be read by people. */
  media: string
}

interface LogWindow {
  soundProbe: { analysers: AnalyserNode[]; elements: HTMLMediaElement[] }
  playbackLog: { samples: BarSample[]; notices: string[] }
}

/** An init script to run after the sound probe: records samples of the bar, and every notice in order. */
export function recordPlaybackLog(): void {
  const own = window as unknown as LogWindow
  const samples: BarSample[] = []
  const notices: string[] = []
  own.playbackLog = { samples, notices }
  const rms = () =>
    own.soundProbe.analysers.reduce((most, analyser) => {
      if (analyser.context.state !== 'running') return most
      const wave = new Float32Array(2048)
      analyser.getFloatTimeDomainData(wave)
      const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length
      return Math.max(most, Math.sqrt(power))
    }, 0)
  const media = () => {
    const { analysers, elements } = own.soundProbe
    const contexts = new Set(analysers.map(({ context }) => context))
    const clocks = [...contexts].map(({ state, currentTime }) => `${state} ${currentTime.toFixed(1)}`)
    const loaded = elements
      .filter(({ src }) => src !== '')
      .map(({ readyState, networkState, paused, seeking, currentTime, buffered }) => {
        const bytes = buffered.length > 0 ? buffered.end(buffered.length - 1).toFixed(1) : '-'
        const flags = `${paused ? 'paused ' : ''}${seeking ? 'seeking ' : ''}`
        return `${flags}ready ${readyState} net ${networkState} ${currentTime.toFixed(1)}/${bytes}`
      })
    return [...clocks, ...loaded].join(', ')
  }
  setInterval(() => {
    const bar = document.querySelector('[role="region"][aria-label="Player"], section[aria-label="Player"]')
    const slider = bar?.querySelector<HTMLInputElement>('input[aria-label="Progress"]')
    // the slider's value is updated once a second, its visible fill four times
    const fill = slider?.parentElement?.querySelector<HTMLElement>('span[style*="scaleX"]')
    const share = Number(/scaleX\(([\d.e-]+)\)/.exec(fill?.style.transform ?? '')?.[1] ?? 0)
    const pause = bar?.querySelector('button[aria-label="Pause"]')
    samples.push({
      at: Date.now(),
      track: bar?.querySelector('p')?.textContent ?? '',
      position: share * Number(slider?.max ?? 0),
      playing: Boolean(pause),
      buffering: pause?.getAttribute('aria-busy') === 'true',
      rms: rms(),
      media: media(),
    })
  }, 100)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.parentElement?.matches('[role="alert"], [role="status"]'))
          notices.push(node.querySelector('span')?.textContent ?? '')
  }).observe(document, { childList: true, subtree: true })
}

export function readPlaybackLog(page: Page): Promise<{ samples: BarSample[]; notices: string[] }> {
  return page.evaluate(() => (window as unknown as LogWindow).playbackLog)
}
