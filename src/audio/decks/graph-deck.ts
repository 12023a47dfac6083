import type { System } from '../../ports/system'
import { Deck, type DeckReport } from './deck'
import { EnvelopeFade } from '../fades/envelope-fade'
import type { Fade } from '../fades/fade'
import type { Graph } from '../graph/graph'
import { ParamFade } from '../fades/param-fade'

/**
 * A deck whose sound runs through the graph. `crossOrigin` stands before any source is given: set later, or left
 * out, a source of another origin is silence in the graph.
 */
export async function graphDeck(graph: Graph, system: System, report: DeckReport): Promise<Deck> {
  const element = new Audio()
  element.crossOrigin = 'anonymous'
  const source = graph.context.createMediaElementSource(element)
  const gain = graph.context.createGain()
  source.connect(gain)
  gain.connect(graph.bus)
  const scheduled = () => new ParamFade(graph.context, gain, system)
  const replace = () => {
    const { silent } = fade
    fade.dispose()
    fade = scheduled()
    if (!silent) void fade.to(1, 0)
  }
  const driven = () => new EnvelopeFade(graph.context, source, gain, system, replace)
  let fade: Fade = (await graph.envelope) ? driven() : scheduled()
  return new Deck(
    'graph',
    element,
    () => fade,
    report,
    () => {
      source.disconnect()
      gain.disconnect()
    },
  )
}
