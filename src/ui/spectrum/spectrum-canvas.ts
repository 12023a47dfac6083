import type { QualityTier } from '../../domain/quality/quality-tier'
import { bandsIn, spectrumWidth, tierDrawing } from '../../domain/quality/tier-drawing'
import type { Spectrum, SpectrumView } from '../../ports/spectrum'

interface Size {
  /** Device pixels. */
  width: number
  height: number
}

/** Of a computed colour, which is written `rgb(1, 2, 3)`. */
function toHex(colour: string): string {
  const channels = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The size of a host in device pixels; rounded by the browser itself where it tells, and not by another ratio. */
function sizeOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): Size {
  const width = contentRect.width * devicePixelRatio
  const exact = devicePixelContentBoxSize?.[0]
  if (exact && Math.abs(exact.inlineSize - width) < 2)
    return { width: exact.inlineSize, height: exact.blockSize }
  return { width: Math.round(width), height: Math.round(contentRect.height * devicePixelRatio) }
}

/**
 * A canvas in the middle of its host, as wide as its bars look well, drawn on elsewhere, in the host's text colour. A canvas can be given away
 * once only, hence it is made here and not rendered; it is given away when the host first has a size. The host
 * needs a transition of its `color`, by whose end a change of it is noticed.
 */
export class SpectrumCanvas {
  readonly #canvas = document.createElement('canvas')
  #view: SpectrumView | null = null
  #size: Size = { width: 0, height: 0 }
  #onScreen = false
  #uncovered = true
  #stopped = new AbortController()
  readonly #resizing = new ResizeObserver((entries) => {
    for (const entry of entries) this.#size = sizeOf(entry)
    this.#refresh()
  })
  readonly #crossing = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) this.#onScreen = isIntersecting
    this.#reveal()
  })

  constructor(
    private readonly host: HTMLElement,
    private readonly spectrum: Spectrum<OffscreenCanvas>,
    private tier: QualityTier,
  ) {
    const { signal } = this.#stopped
    host.append(this.#canvas)
    this.#crossing.observe(host)
    this.#measure()
    this.#followScale()
    document.addEventListener('visibilitychange', () => this.#reveal(), { signal })
    host.addEventListener('transitionend', () => this.#refresh(), { signal })
  }

  setTier(tier: QualityTier): void {
    this.tier = tier
    this.#refresh()
  }

  /** False while something lies over the host. */
  setUncovered(uncovered: boolean): void {
    this.#uncovered = uncovered
    this.#reveal()
  }

  dispose(): void {
    this.#stopped.abort()
    this.#resizing.disconnect()
    this.#crossing.disconnect()
    this.#view?.dispose()
    this.#canvas.remove()
  }

  #measure(): void {
    try {
      this.#resizing.observe(this.host, { box: 'device-pixel-content-box' })
    } catch {
      // where that box is unknown, which is refused with a TypeError
      this.#resizing.observe(this.host)
    }
  }

  /** Zoom or another screen: the host keeps its size in CSS pixels, and no resize may be told. */
  #followScale(): void {
    const { signal } = this.#stopped
    const changed = () => {
      this.#resizing.unobserve(this.host)
      this.#measure()
      this.#followScale()
    }
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', changed, { once: true, signal })
  }

  #refresh(): void {
    const { height } = this.#size
    const scale = devicePixelRatio
    const wide = spectrumWidth(this.tier, this.#size.width / scale)
    const width = Math.min(this.#size.width, Math.round(wide * scale))
    if (width === 0 || height === 0) return
    this.#canvas.style.width = `${width / scale}px`
    const bands = bandsIn(this.tier, wide)
    const colour = toHex(getComputedStyle(this.host).color)
    const look = { width, height, scale, bands, fps: tierDrawing[this.tier].fps, colour }
    if (this.#view) return this.#view.restyle(look)
    this.#view = this.spectrum.show(this.#canvas.transferControlToOffscreen(), look)
    this.#reveal()
  }

  #reveal(): void {
    this.#view?.setVisible(this.#onScreen && this.#uncovered && document.visibilityState === 'visible')
  }
}
