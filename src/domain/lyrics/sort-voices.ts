import { lastNotAfter } from './sorted-times'

interface Sung {
  background?: boolean
}

/**
 * Sorts lines by time, each together with the background vocals that follow it in the file: those stay after their main
 * line, also where another main line starts before they do.
 */
export function sortVoices<L extends Sung>(lines: readonly L[], timeOf: (line: L) => number): L[] {
  const groups: [main: L, ...background: L[]][] = []
  for (const line of lines) {
    const group = line.background ? groups.at(-1) : undefined
    if (group) group.push(line)
    else groups.push([line])
  }
  return groups.sort(([one], [other]) => timeOf(one) - timeOf(other)).flat()
}

/**
 * Returns a function that finds when the next main line after a moment starts, Infinity after the last. Main lines are
 * sorted by time.
 */
export function nextMainLine<L extends Sung>(
  lines: readonly L[],
  timeOf: (line: L) => number,
): (moment: number) => number {
  const starts = lines.filter((line) => !line.background).map(timeOf)
  return (moment) => starts[lastNotAfter(starts, (time) => time, moment) + 1] ?? Infinity
}
