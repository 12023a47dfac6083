import type { LyricVoice } from './lyric-data'

/**
 * Who sings in a TTML file: `<ttm:agent type="person" xml:id="v1"/>` in its head, `ttm:agent="v1"` at its lines. The
 * person who sings first has the first voice, all others have the second, groups and several at once sing together.
 */
export class TtmlAgents {
  readonly #groups = new Set<string>()
  #first = ''

  add(id: string, type: string): void {
    if (type === 'group') this.#groups.add(id)
  }

  /** Returns the voice of a line with that attribute, undefined for the first one. Lines are asked for in their order. */
  voiceOf(agent: string): LyricVoice | undefined {
    if (agent === '') return undefined
    if (this.#groups.has(agent) || /\S\s+\S/.test(agent)) return 'together'
    if (this.#first === '') this.#first = agent
    return agent === this.#first ? undefined : 'second'
  }
}
