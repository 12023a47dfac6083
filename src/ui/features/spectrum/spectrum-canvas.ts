import type { DeviceTier } from '../../../domain/device-tier/device-tier'
import { bandCount, spectrumWidth, tierDrawing } from '../../../domain/device-tier/tier-drawing'
import type { Spectrum, SpectrumView } from '../../../ports/spectrum'

interface Size {
  /** Device pixels. */
  width: number
  height: number
}

/** Returns `#rrggbb` for a computed colour, which is written `rgb(1, 2, 3)`. */
function toHex(colour: string): string {
  const channels = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the size of the host in device pixels: the browser's own rounding where it reports one for this ratio. */
function sizeOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): Size {
  const width = contentRect.width * devicePixelRatio
  const exact = devicePixelContentBoxSize?.[0]
  if (exact && Math.abs(exact.inlineSize - width) < 2)
    return { width: exact.inlineSize, height: exact.blockSize }
  return { width: Math.round(width), height: Math.round(contentRect.height * devicePixelRatio) }
}

/**
 * A canvas centred in its host, drawn in the host's text colour by a worker. A canvas can be transferred only once, so
 * it is created here and not by React; it is transferred when the host first has a size. The host needs a transition of
 * `color`, because its end is how a change of colour is noticed.
 */
export class SpectrumCanvas {
  readonly #canvas = document.createElement('canvas')
  #view: SpectrumView | null = null
  #size: Size = { width: 0, height: 0 }
  #onScreen = false
  #uncovered = true
  #stopped = new AbortController()
  readonly #resizes = new ResizeObserver((entries) => {
    for (const entry of entries) this.#size = sizeOf(entry)
    this.#refresh()
  })
  readonly #intersections = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) this.#onScreen = isIntersecting
    this.#updateVisibility()
  })

  constructor(
    private readonly host: HTMLElement,
    private readonly spectrum: Spectrum<OffscreenCanvas>,
    private tier: DeviceTier,
  ) {
    const { signal } = this.#stopped
    host.append(this.#canvas)
    this.#intersections.observe(host)
    this.#measure()
    this.#followScale()
    document.addEventListener('visibilitychange', () => this.#updateVisibility(), { signal })
    host.addEventListener('transitionend', () => this.#refresh(), { signal })
  }

  setTier(tier: DeviceTier): void {
    this.tier = tier
    this.#refresh()
  }

  /** False while something covers the host. */
  setUncovered(uncovered: boolean): void {
    this.#uncovered = uncovered
    this.#updateVisibility()
  }

  dispose(): void {
    this.#stopped.abort()
    this.#resizes.disconnect()
    this.#intersections.disconnect()
    this.#view?.dispose()
    this.#canvas.remove()
  }

  #measure(): void {
    try {
      this.#resizes.observe(this.host, { box: 'device-pixel-content-box' })
    } catch {
      // browsers that do not know that box throw a TypeError
      this.#resizes.observe(this.host)
    }
  }

  /** Measures again after a zoom or on another screen: the CSS size stays the same, so no resize may be reported. */
  #followScale(): void {
    const { signal } = this.#stopped
    const changed = () => {
      this.#resizes.unobserve(this.host)
      this.#measure()
      this.#followScale()
    }
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', changed, { once: true, signal })
  }

  #refresh(): void {
    const { height } = this.#size
    const scale = devicePixelRatio
    const cssWidth = spectrumWidth(this.tier, this.#size.width / scale)
    const width = Math.min(this.#size.width, Math.round(cssWidth * scale))
    if (width === 0 || height === 0) return
    this.#canvas.style.width = `${width / scale}px`
    const bands = bandCount(this.tier, cssWidth)
    const colour = toHex(getComputedStyle(this.host).color)
    const look = { width, height, scale, bands, fps: tierDrawing[this.tier].fps, colour }
    if (this.#view) return this.#view.restyle(look)
    this.#view = this.spectrum.show(this.#canvas.transferControlToOffscreen(), look)
    this.#updateVisibility()
  }

  #updateVisibility(): void {
    this.#view?.setVisible(this.#onScreen && this.#uncovered && document.visibilityState === 'visible')
  }
}
