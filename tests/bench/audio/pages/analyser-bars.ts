import { bandEdges } from '../../../../src/domain/spectrum/frequency-bands'

const lowestDb = -85
const highestDb = -25
const peakFall = 0.006

/** The usual way: an AnalyserNode asked in every frame, its bars and peaks drawn on the main thread. */
export function analyserBars(
  context: AudioContext,
  source: AudioNode,
  canvas: HTMLCanvasElement,
  bands: number,
  onFrame: () => void,
): void {
  const analyser = context.createAnalyser()
  analyser.fftSize = 4096
  source.connect(analyser)
  const picture = canvas.getContext('2d')
  if (!picture) throw new Error('no canvas to draw on')
  const bins = new Float32Array(analyser.frequencyBinCount)
  const edges = bandEdges(bands).map((hz) => (hz * analyser.fftSize) / context.sampleRate)
  const peaks = new Float64Array(bands)
  const { width, height } = canvas
  const step = width / bands
  const fill = picture.createLinearGradient(0, height, 0, 0)
  fill.addColorStop(0, '#3b82f6')
  fill.addColorStop(1, '#93c5fd')
  const draw = () => {
    analyser.getFloatFrequencyData(bins)
    picture.clearRect(0, 0, width, height)
    picture.fillStyle = fill
    for (let band = 0; band < bands; band++) {
      let loudest = -Infinity
      const from = Math.floor(edges[band] ?? 0)
      const to = Math.max(from + 1, Math.floor(edges[band + 1] ?? 0))
      for (let bin = from; bin < to; bin++) loudest = Math.max(loudest, bins[bin] ?? -Infinity)
      const level = Math.min(1, Math.max(0, (loudest - lowestDb) / (highestDb - lowestDb)))
      peaks[band] = Math.max(level, (peaks[band] ?? 0) - peakFall)
      picture.fillRect(band * step, height * (1 - level), step * 0.9, height * level)
      picture.fillRect(band * step, height * (1 - (peaks[band] ?? 0)), step * 0.9, 2)
    }
    onFrame()
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}
