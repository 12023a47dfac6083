import type { TtmlVoice } from './ttml-voice'

type Layer = 'tran' | 'roma'

interface HeadText {
  main: string
  backing: string
}

const noText: HeadText = { main: '', backing: '' }

/**
 * The texts that the head of a TTML file has for its lines, by their keys:
 *
 *     <translations><translation type="subtitle" xml:lang="en"><text for="L1">…</text></translation></translations>
 *     <transliterations><transliteration xml:lang="ja-Latn"><text for="L1">…</text></transliteration></transliterations>
 *
 * Of several languages the first with any text is taken, and one alone, lest the lines change their language.
 */
export class HeadTexts {
  /** What the texts to come are; null while they are not wanted. */
  layer: Layer | null = null
  readonly #texts = { tran: new Map<string, HeadText>(), roma: new Map<string, HeadText>() }

  begin(layer: Layer): void {
    this.layer = this.#texts[layer].size === 0 ? layer : null
  }

  end(): void {
    this.layer = null
  }

  keep(key: string, main: TtmlVoice, backing: TtmlVoice): void {
    const { layer } = this
    if (layer === null) return
    const text = { main: main[layer], backing: backing[layer] }
    if (text.main !== '' || text.backing !== '') this.#texts[layer].set(key, text)
  }

  of(layer: Layer, key: string, backing: boolean): string {
    const text = this.#texts[layer].get(key) ?? noText
    return backing ? text.backing : text.main
  }
}
