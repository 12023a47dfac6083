import type { TtmlVoice } from './ttml-voice'

type TextKind = 'tran' | 'roma'

interface HeadText {
  main: string
  background: string
}

const noText: HeadText = { main: '', background: '' }

/**
 * The translations and romanisations in the head of a TTML file, by the keys of their lines:
 *
 *     <translations><translation type="subtitle" xml:lang="en"><text for="L1">…</text></translation></translations>
 *     <transliterations><transliteration xml:lang="ja-Latn"><text for="L1">…</text></transliteration></transliterations>
 *
 * Of several languages, only the first with any text is used, so that all lines have the same language.
 */
export class HeadTexts {
  /** The kind of the texts that follow; null when they are not used. */
  kind: TextKind | null = null
  readonly #texts = { tran: new Map<string, HeadText>(), roma: new Map<string, HeadText>() }

  /** Starts the texts of one language. They are used if no earlier language had any text. */
  startLanguage(kind: TextKind): void {
    this.kind = this.#texts[kind].size === 0 ? kind : null
  }

  endLanguage(): void {
    this.kind = null
  }

  /** Stores the texts of one line. */
  set(key: string, main: TtmlVoice, background: TtmlVoice): void {
    const { kind } = this
    if (kind === null) return
    const text = { main: main[kind], background: background[kind] }
    if (text.main !== '' || text.background !== '') this.#texts[kind].set(key, text)
  }

  /** Returns the text of a line, empty when there is none. */
  get(kind: TextKind, key: string, background: boolean): string {
    const text = this.#texts[kind].get(key) ?? noText
    return background ? text.background : text.main
  }
}
