import type { LyricVoice } from './lyric-data'

const setOf = (labels: string) => new Set(labels.split(' '))
const singers = setOf('男 女 童 男声 女声 男聲 女聲 male female man woman boy girl m f rap')
const together = setOf('合 齐 齊 众 眾 男女 女男 男女合 合唱 all both duet')
const spoken = setOf('独白 獨白 旁白 对白 對白 念白 白')

/** A label with a colon, or in brackets, at the beginning of a line. */
const labelled = /^(?:([^\s:：()（）【】[\]]{1,8})\s?[:：]|[(（【[]([^\s:：()（）【】[\]]{1,8})[)）】\]])./u

/** Returns whether the text before a colon, in small letters, says who sings or speaks a line. `合唱` names people too. */
export function isVoiceLabel(label: string): boolean {
  return singers.has(label) || (together.has(label) && label !== '合唱') || spoken.has(label)
}

function labelOf(text: string): string {
  const found = labelled.exec(text)
  const label = (found?.[1] ?? found?.[2] ?? '').toLowerCase()
  return singers.has(label) || together.has(label) ? label : ''
}

/**
 * Sets the voices of lines by labels such as `女：` and `(合)`, each of which holds until the next one. Does nothing
 * where fewer than two labels occur. The first singer named has the first voice.
 */
export function markVoices<L extends { voice?: LyricVoice }>(
  lines: readonly L[],
  textOf: (line: L) => string,
): void {
  const labels = lines.map((line) => labelOf(textOf(line)))
  if (new Set(labels.filter((label) => label !== '')).size < 2) return
  const first = labels.find((label) => singers.has(label))
  let voice: LyricVoice | undefined
  for (const [at, line] of lines.entries()) {
    const label = labels[at] ?? ''
    if (label !== '') voice = together.has(label) ? 'together' : label === first ? undefined : 'second'
    if (voice) line.voice = voice
  }
}
