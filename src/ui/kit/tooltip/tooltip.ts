import { lastKey } from '../last-key'
import { computePopoverPosition } from './compute-popover-position'
import { shortcutText } from './shortcut-text'
import styles from './tooltip.module.css'

/** How long the pointer must rest before the tooltip shows. */
const restMs = 500

/** Within this time of one tooltip the next shows at once. */
const warmMs = 400

/** Long enough for the pointer to cross over to the tooltip. */
const crossingMs = 160

const gap = 8

const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`

/**
 * The one tooltip of the page, above or below a control in the top layer. It shows the control's name when the pointer
 * rests on it or Tab reaches it. It stays while the pointer is on either, and any key or press hides it. It is hidden
 * from screen readers, which have the name already.
 */
class Tooltip {
  readonly #element = document.createElement('div')
  #target: HTMLElement | null = null
  #watching: AbortController | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown = false
  #hiddenAtMs = -Infinity
  /** Where the pointer was pressed last, and where it was when it came upon another element. */
  #pressedAt: string | null = null
  #enteredAt = ''

  constructor() {
    this.#element.popover = 'manual'
    this.#element.ariaHidden = 'true'
    this.#element.className = styles.tooltip ?? ''
    this.#element.addEventListener('pointerenter', () => clearTimeout(this.#timer))
    this.#element.addEventListener('pointerleave', () => this.#hideSoon())
    const everywhere = { capture: true, passive: true }
    addEventListener('pointerdown', (event) => (this.#pressedAt = placeOf(event)), everywhere)
    addEventListener('pointerover', (event) => (this.#enteredAt = placeOf(event)), everywhere)
  }

  /** Requests the tooltip of a control that the pointer has entered or that has got focus. */
  request(target: HTMLElement, way: 'pointer' | 'keyboard'): void {
    // focus that a press gives or a closing layer restores shows no tooltip
    const isTabbedTo = target === document.activeElement && lastKey() === 'Tab'
    const here = way === 'pointer' ? target.matches(':hover') : isTabbedTo
    // a visible label needs no tooltip
    const hasVisibleLabel = target.textContent.trim() === target.ariaLabel
    if (!here || hasVisibleLabel || !target.isConnected) return
    if (way === 'pointer' && this.#enteredAt === this.#pressedAt) return this.#requestWhenMoved(target)
    const wasShown = this.#shown || performance.now() - this.#hiddenAtMs < warmMs
    if (this.#target !== target) this.#hide()
    this.#target = target
    this.#watch(target)
    clearTimeout(this.#timer)
    if (way === 'keyboard' || wasShown) this.#show(target)
    else this.#timer = setTimeout(() => this.#show(target), restMs)
  }

  /** For a control that came to lie under a resting pointer, as where a press has opened a layer. */
  #requestWhenMoved(target: HTMLElement): void {
    const onMove = () => {
      this.#pressedAt = null
      this.request(target, 'pointer')
    }
    target.addEventListener('pointermove', onMove, { once: true, passive: true })
  }

  #watch(target: HTMLElement): void {
    this.#watching?.abort()
    this.#watching = new AbortController()
    const { signal } = this.#watching
    const hide = () => this.#hide()
    const everywhere = { capture: true, passive: true, signal }
    target.addEventListener('pointerleave', () => this.#hideSoon(), { signal })
    target.addEventListener('blur', hide, { signal })
    for (const end of ['pointerdown', 'scroll', 'wheel', 'keydown'] as const)
      addEventListener(end, hide, everywhere)
    // a control that is removed fires no pointerleave
    addEventListener('pointerover', () => !target.isConnected && hide(), everywhere)
  }

  #show(target: HTMLElement): void {
    const name = target.ariaLabel
    if (!name || !target.isConnected || target.ariaExpanded === 'true') return
    const shortcut = shortcutText(target.getAttribute('aria-keyshortcuts'))
    const key = document.createElement('kbd')
    key.textContent = shortcut
    this.#element.replaceChildren(name, ...(shortcut ? [key] : []))

    // inside the dialog, because everything outside of a modal one is inert
    const host = target.closest('dialog') ?? document.body
    if (this.#element.parentElement !== host) host.append(this.#element)
    this.#element.style.translate = '0 0'
    this.#element.showPopover()
    this.#shown = true

    const { width, height } = this.#element.getBoundingClientRect()
    const view = { width: document.documentElement.clientWidth, height: innerHeight }
    const box = target.getBoundingClientRect()
    const { x, y, side } = computePopoverPosition(box, { width, height }, view, {
      side: 'top',
      align: 'center',
      gap,
    })
    this.#element.dataset.side = side
    this.#element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  }

  #hideSoon(): void {
    clearTimeout(this.#timer)
    if (this.#shown) this.#timer = setTimeout(() => this.#hide(), crossingMs)
    else this.#hide()
  }

  #hide(): void {
    clearTimeout(this.#timer)
    this.#watching?.abort()
    this.#target = null
    if (!this.#shown) return
    this.#shown = false
    this.#hiddenAtMs = performance.now()
    if (this.#element.isConnected) this.#element.hidePopover()
  }
}

export const tooltip = new Tooltip()
