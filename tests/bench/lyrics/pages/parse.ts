import { amllParsers } from './amll-parsers.mjs'
import { ourParsers } from './our-parsers'
import { makeSong } from './song'
import { writeEnhancedLrc, writeLrc, writeTtml, writeYrc } from './written-song'

export type Format = keyof typeof ourParsers
export interface Parsed {
  /** Median, as UTF-8. */
  megabytesPerSecond: number
  filesPerSecond: number
}

const sliceMs = 100
const rounds = 9

const write = { lrc: writeLrc, enhanced: writeEnhancedLrc, yrc: writeYrc, ttml: writeTtml }

/** Files a second; throws when nothing is read. */
function slice(parse: (text: string) => number, text: string): number {
  const from = performance.now()
  let count = 0
  let sum = 0
  while (performance.now() - from < sliceMs) {
    sum += parse(text)
    count++
  }
  const files = (count * 1000) / (performance.now() - from)
  if (!(sum > count)) throw new Error('nothing was read')
  return files
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Reads one generated file over and over, by ours and by AMLL's in turn; the first round of each is left out. */
function run(format: Format, lines: number): { bytes: number; ours: Parsed; amll: Parsed } {
  const text = write[format](makeSong(lines))
  const bytes = new Blob([text]).size
  const taken: { ours: number[]; amll: number[] } = { ours: [], amll: [] }
  for (let round = 0; round <= rounds; round++) {
    const ours = slice(ourParsers[format], text)
    const amll = slice(amllParsers[format], text)
    if (round === 0) continue
    taken.ours.push(ours)
    taken.amll.push(amll)
  }
  const parsed = (files: number): Parsed => ({
    filesPerSecond: files,
    megabytesPerSecond: (files * bytes) / 1e6,
  })
  return { bytes, ours: parsed(middle(taken.ours)), amll: parsed(middle(taken.amll)) }
}

declare global {
  var parsing: { formats: Format[]; run: typeof run }
}
globalThis.parsing = { formats: Object.keys(ourParsers) as Format[], run }
