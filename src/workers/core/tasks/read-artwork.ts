import { timeouts } from '../../../contract/timeouts'
import type { Artwork } from '../../../domain/palette/palette'
import { extractPalette } from '../../../domain/palette/extract-palette'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import { traceSpan } from '../../../trace/trace'
import type { Tasks } from '../../rpc/tasks'
import type { ReplyCache } from '../reply-cache'

const nothing: Artwork = { palette: [], backdrop: null }

/** Side in pixels of the picture that the palette is extracted from. */
const paletteSide = 50
const backdropSide = 128
const blurPixels = 14
/** Opacity of the black over the blurred cover, which makes white text readable on every cover. */
const darkness = 0.75
const freshSeconds = 3600

function canvasOf(side: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to read the cover with')
  return context
}

async function toDataUrl(canvas: OffscreenCanvas): Promise<string> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`
}

/** Draws past the edges, where a blur would fade to transparent. Without filters, enlarges a tiny copy instead. */
function drawBlurred(context: OffscreenCanvasRenderingContext2D, picture: ImageBitmap): void {
  if (typeof context.filter === 'string') {
    const spill = blurPixels * 2
    context.filter = `blur(${blurPixels}px) saturate(1.3)`
    context.drawImage(picture, -spill, -spill, backdropSide + spill * 2, backdropSide + spill * 2)
    context.filter = 'none'
    return
  }
  const tiny = canvasOf(8)
  tiny.drawImage(picture, 0, 0, 8, 8)
  context.drawImage(tiny.canvas, 0, 0, backdropSide, backdropSide)
}

async function backdropOf(picture: ImageBitmap): Promise<string> {
  const context = canvasOf(backdropSide)
  drawBlurred(context, picture)
  context.fillStyle = `rgb(0 0 0 / ${darkness})`
  context.fillRect(0, 0, backdropSide, backdropSide)
  return toDataUrl(context.canvas)
}

async function artworkOf(picture: ImageBitmap): Promise<Artwork> {
  const startMs = performance.now()
  const context = canvasOf(paletteSide)
  context.drawImage(picture, 0, 0, paletteSide, paletteSide)
  const palette = extractPalette(context.getImageData(0, 0, paletteSide, paletteSide).data)
  traceSpan('Core worker', 'palette extracted', startMs, 'secondary')
  const blurMs = performance.now()
  const backdrop = await backdropOf(picture)
  traceSpan('Core worker', 'cover blurred', blurMs, 'secondary')
  return { palette, backdrop }
}

/**
 * Creates the task that extracts the palette of a cover and blurs it. A cover that cannot be fetched or read gives
 * empty artwork and no failure: the listener sees the grey fallback without a message.
 */
export function createReadArtwork(cache: ReplyCache) {
  return async ({ coverUrl }: Tasks['artwork']['input'], signal: AbortSignal): Promise<Result<Artwork>> => {
    const known = cache.get(`artwork ${coverUrl}`)
    if (known !== undefined) return ok(known as Artwork)
    try {
      const deadline = AbortSignal.timeout(timeouts.requestMs)
      const init: RequestInit = { signal: AbortSignal.any([signal, deadline]), credentials: 'omit' }
      const response = await fetch(coverUrl, init)
      if (!response.ok) return ok(nothing)
      const picture = await createImageBitmap(await response.blob())
      const artwork = await artworkOf(picture)
      picture.close()
      cache.set(`artwork ${coverUrl}`, artwork, freshSeconds)
      return ok(artwork)
    } catch {
      return signal.aborted ? failed({ kind: 'aborted' }) : ok(nothing)
    }
  }
}
