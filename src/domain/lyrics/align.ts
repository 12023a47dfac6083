import type { LyricLine, WordLine } from './lyric-data'

interface Timed {
  time: number
}

/** Lines less than this many seconds apart may be the same line (specification, point 5). */
export const alignmentWindow = 0.6

const sameTime = 0.0005

/**
 * Returns for each line the index of its translation, -1 for none. Lines of equal time pair up first, in order. The
 * lines left between those pairs take the nearest translation less than 0.6 s away. Each translation is used once, and
 * pairs never cross. Both lists are sorted by time; the work grows linearly with their lengths.
 */
export function align(lines: readonly Timed[], translations: readonly Timed[]): number[] {
  const pairs = Array.from(lines, () => -1)
  let openLines: number[] = []
  let openTranslations: number[] = []
  const pairOpen = (): void => {
    pairNearest(lines, translations, openLines, openTranslations, pairs)
    openLines = []
    openTranslations = []
  }
  let i = 0
  let j = 0
  while (i < lines.length || j < translations.length) {
    const gap = timeOf(lines, i) - timeOf(translations, j)
    if (Math.abs(gap) < sameTime) {
      pairOpen()
      pairs[i++] = j++
    } else if (gap < 0) openLines.push(i++)
    else openTranslations.push(j++)
  }
  pairOpen()
  return pairs
}

/** Pairs the lines and translations that lie between two pairs of equal time, and writes the result to `pairs`. */
function pairNearest(
  lines: readonly Timed[],
  translations: readonly Timed[],
  openLines: readonly number[],
  openTranslations: readonly number[],
  pairs: number[],
): void {
  /** Rounds to milliseconds, so that 10.6 is 0.6 s after 10. */
  const gapOf = (line: number, translation: number): number =>
    Math.round(
      Math.abs(timeOf(lines, openLines[line]) - timeOf(translations, openTranslations[translation])) * 1000,
    ) / 1000
  let i = 0
  let j = 0
  while (i < openLines.length && j < openTranslations.length) {
    const line = openLines[i] ?? 0
    const translation = openTranslations[j] ?? 0
    const gap = gapOf(i, j)
    const nextLine = gapOf(i + 1, j)
    const nextTranslation = gapOf(i, j + 1)
    if (nextLine < gap && nextLine <= gapOf(i + 1, j + 1)) i++
    else if (nextTranslation < gap && nextTranslation <= gapOf(i + 1, j + 1)) j++
    else if (gap < alignmentWindow) {
      pairs[line] = translation
      i++
      j++
    } else if (timeOf(lines, line) < timeOf(translations, translation)) i++
    else j++
  }
}

/** Returns Infinity past the end, so that nothing there is ever nearer. */
function timeOf(list: readonly Timed[], index: number | undefined): number {
  return index === undefined ? Infinity : (list[index]?.time ?? Infinity)
}

/**
 * Sets the translation (`tran`) or romanisation (`roma`) of the lines, from the first of `lists` that fits any line.
 * Lines of background vocals are left out, because such lists have no text for them. Does nothing when a line already
 * has a text of that kind.
 */
export function attachTexts(
  lines: readonly (LyricLine | WordLine)[],
  kind: 'tran' | 'roma',
  lists: readonly (readonly LyricLine[])[],
): void {
  if (lines.some((line) => line[kind] !== undefined)) return
  const mainLines = lines.some((line) => line.background) ? lines.filter((line) => !line.background) : lines
  for (const texts of lists) {
    let hasAttached = false
    for (const [index, pair] of align(mainLines, texts).entries()) {
      const line = mainLines[index]
      const text = texts[pair]
      if (!line || !text) continue
      line[kind] = text.content
      hasAttached = true
    }
    if (hasAttached) return
  }
}
