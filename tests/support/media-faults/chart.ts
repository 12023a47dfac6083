import type { Page } from 'playwright'

/** One look at the player bar and at what comes out, ten a second. */
export interface Look {
  /** Milliseconds since 1970. */
  at: number
  track: string
  /** Seconds. */
  position: number
  /** Whether the bar says that it plays: its button says Pause. */
  plays: boolean
  /** Whether the bar says that it waits. */
  waits: boolean
  rms: number
}

interface ChartWindow {
  ear: { analysers: AnalyserNode[] }
  chart: { looks: Look[]; notices: string[] }
}

/** An init script, after the ear: writes down looks and every message that was shown, in order. */
export function keepChart(): void {
  const own = window as unknown as ChartWindow
  const looks: Look[] = []
  const notices: string[] = []
  own.chart = { looks, notices }
  const rms = () =>
    own.ear.analysers.reduce((most, analyser) => {
      if (analyser.context.state !== 'running') return most
      const samples = new Float32Array(2048)
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.max(most, Math.sqrt(power))
    }, 0)
  setInterval(() => {
    const bar = document.querySelector('[role="region"][aria-label="Player"], section[aria-label="Player"]')
    const slider = bar?.querySelector<HTMLInputElement>('input[aria-label="Progress"]')
    if (!bar || !slider) return
    // the slider's own value is brought up to date once a second; what is seen of it is moved by the compositor
    const [seen] = slider.parentElement?.getAnimations({ subtree: true }) ?? []
    const pause = bar.querySelector('button[aria-label="Pause"]')
    looks.push({
      at: Date.now(),
      track: bar.querySelector('p')?.textContent ?? '',
      position: seen ? Number(seen.currentTime) / 1000 : Number(slider.value),
      plays: pause !== null,
      waits: pause?.getAttribute('aria-busy') === 'true',
      rms: rms(),
    })
  }, 100)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.parentElement?.matches('[role="alert"], [role="status"]'))
          notices.push(node.querySelector('span')?.textContent ?? '')
  }).observe(document, { childList: true, subtree: true })
}

export function readChart(page: Page): Promise<{ looks: Look[]; notices: string[] }> {
  return page.evaluate(() => (window as unknown as ChartWindow).chart)
}
