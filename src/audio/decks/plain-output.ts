import type { System } from '../../ports/system'
import { ElementFade } from '../fades/element-fade'
import type { DeckOutput } from './deck-output'

/**
 * Plays directly from the element, for media hosts that send no CORS headers and for browsers without Web Audio. Fades
 * with the element's own volume.
 */
export class PlainOutput implements DeckOutput {
  readonly route = 'plain'
  readonly fade: ElementFade
  readonly delay = 0

  constructor(
    private readonly element: HTMLMediaElement,
    system: System,
  ) {
    this.fade = new ElementFade(element, system)
  }

  resync(): void {}

  setGain(gain: number): void {
    this.fade.setGain(gain)
  }

  setTrim(trim: number): void {
    this.fade.setTrim(trim)
  }

  setSink(id: string): void {
    if ('setSinkId' in this.element) void this.element.setSinkId(id).catch(() => undefined)
  }

  dispose(): void {
    this.fade.dispose()
  }
}
