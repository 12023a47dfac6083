interface Timed {
  time: number
}

/** Seconds apart from which two lines are no longer the same line (specification, point 5). */
export const alignmentWindow = 0.6

const sameTime = 0.0005

/**
 * For each line, the index of the translation that belongs to it, or -1. Lines of equal time pair up first, in
 * order; what is left between them pairs with the nearest less than 0.6 s away. Each translation is used once, and
 * pairs never cross. Both lists are sorted by time; one pass over each.
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

/** Pairs what is left open between two pairs of equal time, and writes it to `pairs`. */
function pairNearest(
  lines: readonly Timed[],
  translations: readonly Timed[],
  openLines: readonly number[],
  openTranslations: readonly number[],
  pairs: number[],
): void {
  /** In whole milliseconds, so that 10.6 is 0.6 s after 10. */
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

/** Infinity past the end, so that nothing there is ever nearer. */
function timeOf(list: readonly Timed[], index: number | undefined): number {
  return index === undefined ? Infinity : (list[index]?.time ?? Infinity)
}
