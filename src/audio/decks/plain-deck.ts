import type { System } from '../../ports/system'
import { Deck, type DeckReport } from './deck'
import { ElementFade } from '../fades/element-fade'

/**
 * A deck that is never connected to a graph: for media hosts that send no CORS headers, and for browsers without
 * Web Audio.
 */
export interface PlainDeck {
  deck: Deck
  setGain(gain: number): void
}

export function plainDeck(system: System, report: DeckReport): PlainDeck {
  const element = new Audio()
  const fade = new ElementFade(element, system)
  return {
    deck: new Deck(
      'plain',
      element,
      () => fade,
      report,
      () => {},
    ),
    setGain: (gain) => fade.setGain(gain),
  }
}
