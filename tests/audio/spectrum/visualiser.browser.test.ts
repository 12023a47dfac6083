import { afterEach, describe, expect, it } from 'vitest'
import { blockSamples, headerWords, writeHeader } from '../../../src/audio/spectrum/tap-protocol'
import { Visualiser } from '../../../src/audio/spectrum/visualiser'
import type { VisualiserReport, VisualiserStats } from '../../../src/audio/spectrum/visualiser-protocol'
import { bandOf } from '../../../src/domain/spectrum/frequency-bands'
import { testLook as style } from '../../support/audio/spectrum-fixture'
import { until } from '../../support/audio/until'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

const sampleRate = 48_000
const frameMs = 1000 / 60

/** A visualiser with a manual display and generated sound. */
class Studio {
  readonly reports: VisualiserReport[] = []
  readonly visualiser: Visualiser
  /** Frames that were requested and not shown yet. */
  asked = 0
  private at = 0
  private wanted: (() => void) | null = null
  private sleeping: { until: number; run: () => void } | null = null
  private tap: MessagePort | null = null
  private returned = 0
  private canvases = 0

  constructor() {
    this.visualiser = new Visualiser({
      now: () => this.at,
      origin: 0,
      nextFrame: (run) => {
        this.wanted = run
        this.asked++
        return () => (this.wanted = null)
      },
      after: (ms, run) => {
        this.sleeping = { until: this.at + ms, run }
        return () => (this.sleeping = null)
      },
      report: (report) => this.reports.push(report),
    })
  }

  show(canvas = new OffscreenCanvas(1, 1), more = {}): { id: number; canvas: OffscreenCanvas } {
    const id = ++this.canvases
    this.visualiser.accept({ type: 'show', id, canvas, style: { ...style, ...more } })
    return { id, canvas }
  }

  /** Sends a second of the sound, and sets the play head to its middle. */
  async listen(sound: (seconds: number) => number): Promise<void> {
    const { port1, port2 } = new MessageChannel()
    this.tap = port1
    cleanups.push(() => port1.close())
    port1.addEventListener('message', () => this.returned++)
    port1.start()
    this.visualiser.accept({ type: 'listen', blocks: port2, sampleRate })
    const blocks = Math.ceil(sampleRate / blockSamples)
    for (let i = 0; i < blocks; i++) this.play(i * blockSamples, sound)
    await until(() => this.returned >= blocks)
    this.visualiser.accept({ type: 'clock', contextTime: 0.5, atMs: this.at, underruns: 0 })
  }

  /** Lets the display show its frames for `ms`. */
  pass(ms: number, frame = frameMs): void {
    for (const end = this.at + ms; this.at < end;) {
      this.at += frame
      if (this.sleeping && this.sleeping.until <= this.at) {
        const { run } = this.sleeping
        this.sleeping = null
        run()
        continue
      }
      const { wanted } = this
      this.wanted = null
      wanted?.()
    }
  }

  get stats(): VisualiserStats {
    this.visualiser.accept({ type: 'stats' })
    const last = this.reports.at(-1)
    if (last?.type !== 'stats') throw new Error('no answer')
    return last.stats
  }

  private play(frame: number, sound: (seconds: number) => number): void {
    const block = new Float32Array(headerWords + blockSamples)
    writeHeader(block, frame, 0)
    for (let i = 0; i < blockSamples; i++) block[headerWords + i] = sound((frame + i) / sampleRate)
    this.tap?.postMessage(block.buffer, [block.buffer])
  }
}

const sine = (hz: number) => (seconds: number) => 0.5 * Math.sin(2 * Math.PI * hz * seconds)
const silence = () => 0

function pixels(canvas: OffscreenCanvas): ImageData {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D context')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns the bands, of 10 pixels each, in which something is drawn. */
function litBands(canvas: OffscreenCanvas): number[] {
  const { data, width } = pixels(canvas)
  const lit = new Set<number>()
  for (let i = 3; i < data.length; i += 4)
    if (data[i] !== 0) lit.add(Math.floor((((i - 3) / 4) % width) / 10))
  return [...lit].sort((a, b) => a - b)
}

describe('Visualiser', () => {
  it.each([110, 440, 1000, 5000, 12_000])(
    'lights the columns of a tone of %d Hz and nothing elsewhere',
    async (hz) => {
      const studio = new Studio()
      const { canvas } = studio.show()
      await studio.listen(sine(hz))
      studio.pass(100)
      const band = bandOf(hz, style.bands)
      const lit = litBands(canvas)
      expect(lit).toContain(band)
      const reach = hz < 200 ? 6 : 2
      for (const other of lit) expect(Math.abs(other - band)).toBeLessThanOrEqual(reach)
    },
  )

  it('draws nothing for silence', async () => {
    const studio = new Studio()
    const { canvas } = studio.show()
    await studio.listen(silence)
    studio.pass(500)
    expect(studio.stats.frames).toBeGreaterThan(20)
    expect(litBands(canvas)).toEqual([])
  })

  it('redraws only what moves: a steady tone is drawn once', async () => {
    const studio = new Studio()
    const { canvas } = studio.show()
    await studio.listen(sine(1000))
    studio.pass(100)
    const before = pixels(canvas).data
    canvas.getContext('2d')?.clearRect(0, 0, style.width, style.height)
    studio.pass(34)
    expect(litBands(canvas)).toEqual([])
    expect(before.some((value) => value !== 0)).toBe(true)
  })

  it('draws sharp bars at any pixel ratio', async () => {
    const studio = new Studio()
    const canvases = [1, 1.25, 1.5, 2, 3].map(
      (scale) =>
        studio.show(undefined, { width: Math.round(333 * scale), height: 120, scale, bands: 24 }).canvas,
    )
    await studio.listen(sine(1000))
    studio.pass(100)
    for (const canvas of canvases) {
      const { data, width, height } = pixels(canvas)
      // the bottom of the bars has one colour
      const foot = data.slice((height - 1) * width * 4)
      expect(new Set(foot.filter((_, i) => i % 4 === 3 && foot[i] !== 0)).size).toBe(1)
    }
  })

  it('draws several views from one measurement, each with its own number of bands', async () => {
    const studio = new Studio()
    studio.show()
    studio.show(undefined, { bands: 24, width: 240, height: 40 })
    await studio.listen(sine(1000))
    studio.pass(100)
    // no message for each frame: only the answer to the clock
    expect(studio.reports).toEqual([{ type: 'alive' }])
    const { levels, frames } = studio.stats
    expect(levels).toHaveLength(24)
    expect(levels.indexOf(Math.max(...levels))).toBe(bandOf(1000, 24))
    expect(frames).toBe(6)
  })

  it.each([
    [60, 60, 60],
    [30, 60, 30],
    [60, 144, 60],
    [20, 60, 20],
    [60, 50, 50],
  ])('draws at %d frames per second on a display of %d Hz as %d', async (fps, display, drawn) => {
    const studio = new Studio()
    studio.show(undefined, { fps })
    await studio.listen(sine(1000))
    studio.pass(2000, 1000 / display)
    expect(Math.abs(studio.stats.frames - 2 * drawn)).toBeLessThanOrEqual(3)
    expect(studio.asked).toBeLessThanOrEqual(fps === 60 ? 2 * display + 2 : 2 * fps + 3)
  })

  it('requests no frame without sound, without a visible view and at rest', async () => {
    const studio = new Studio()
    const { id, canvas } = studio.show()
    studio.pass(200)
    expect(studio.asked).toBe(0)
    await studio.listen(sine(1000))
    studio.pass(200)
    const { asked } = studio
    expect(asked).toBeGreaterThan(5)
    studio.visualiser.accept({ type: 'visible', id, visible: false })
    studio.pass(200)
    expect(studio.asked).toBe(asked)
    studio.visualiser.accept({ type: 'visible', id, visible: true })
    studio.pass(200)
    expect(studio.asked).toBeGreaterThan(asked)
    studio.visualiser.accept({ type: 'rest' })
    const then = studio.asked
    studio.pass(200)
    expect(studio.asked).toBe(then)
    expect(studio.stats.drawing).toBe(false)
    expect(litBands(canvas)).toEqual([])
  })

  it('applies another style with the next frame', async () => {
    const studio = new Studio()
    const { id, canvas } = studio.show()
    await studio.listen(sine(1000))
    studio.pass(100)
    studio.visualiser.accept({
      type: 'restyle',
      id,
      style: { ...style, width: 240, bands: 24, colour: '#00ff00' },
    })
    studio.pass(100)
    expect(canvas.width).toBe(240)
    const { data } = pixels(canvas)
    const lit = Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 4)).filter(
      ([, , , a]) => a,
    )
    expect(lit.length).toBeGreaterThan(0)
    expect(lit.every(([red, green, blue]) => red === 0 && (green ?? 0) > 250 && blue === 0)).toBe(true)
  })

  it('reports its frame times, and draws less and in the end nothing while they are late', async () => {
    const studio = new Studio()
    const { id } = studio.show()
    await studio.listen(silence)
    studio.pass(25_000, 130)
    const frames = studio.reports.filter(({ type }) => type === 'frames')
    expect(frames.length).toBeGreaterThanOrEqual(6)
    expect(frames[0]).toMatchObject({ wantedMs: 1000 / 60 })
    expect(studio.reports.at(-1)?.type).toBe('overloaded')
    expect(studio.stats.drawing).toBe(false)
    studio.visualiser.accept({ type: 'restyle', id, style: { ...style, bands: 24 } })
    expect(studio.stats.drawing).toBe(true)
  })

  it('lets the bars fall when no more sound arrives', async () => {
    const studio = new Studio()
    const { canvas } = studio.show()
    await studio.listen(sine(1000))
    studio.pass(100)
    expect(litBands(canvas)).not.toEqual([])
    studio.pass(4000)
    expect(litBands(canvas)).toEqual([])
  })
})
