import { limits } from '../../../domain/limits'
import type { Artwork } from '../../../domain/palette/artwork'
import { extractPalette } from '../../../domain/palette/extract-palette'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Tasks } from '../../rpc/tasks'

const nothing: Artwork = { palette: [], backdrop: null }

/** Side in pixels of the picture that the palette is counted from. */
const paletteSide = 50
const backdropSide = 128
const backdropBlur = 14

function canvasOf(side: number): OffscreenCanvasRenderingContext2D | null {
  return new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
}

async function toDataUrl(canvas: OffscreenCanvas): Promise<string> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return `data:${blob.type};base64,${btoa(String.fromCharCode(...bytes))}`
}

/** Dark enough that white text reads on any cover. Drawn past the edges, since a blur there would fade to transparent. */
async function blurred(picture: ImageBitmap): Promise<string | null> {
  const context = canvasOf(backdropSide)
  if (!context) return null
  context.filter = `blur(${backdropBlur}px) saturate(1.3) brightness(0.3)`
  const spill = backdropBlur * 2
  context.drawImage(picture, -spill, -spill, backdropSide + spill * 2, backdropSide + spill * 2)
  return toDataUrl(context.canvas)
}

/**
 * Reads the colours of a cover and blurs it, once. A cover that cannot be fetched or read gives
 * empty artwork and no failure: the listener gets the grey fallback without a message.
 */
export async function readArtwork(
  { coverUrl }: Tasks['artwork']['input'],
  signal: AbortSignal,
): Promise<Result<Artwork>> {
  try {
    const deadline = AbortSignal.timeout(limits.requestTimeoutMs)
    const response = await fetch(coverUrl, {
      signal: AbortSignal.any([signal, deadline]),
      credentials: 'omit',
    })
    if (!response.ok) return ok(nothing)
    const picture = await createImageBitmap(await response.blob())
    const context = canvasOf(paletteSide)
    if (!context) return ok(nothing)
    context.drawImage(picture, 0, 0, paletteSide, paletteSide)
    const palette = extractPalette(context.getImageData(0, 0, paletteSide, paletteSide).data)
    const backdrop = await blurred(picture)
    picture.close()
    return ok({ palette, backdrop })
  } catch {
    return signal.aborted ? failed({ kind: 'aborted' }) : ok(nothing)
  }
}
