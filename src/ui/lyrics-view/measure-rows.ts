/** The stretch of a word that lies in one row, along the reading direction; pixels from the row's reading start. */
export interface RowPart {
  word: number
  text: string
  from: number
  to: number
  /** The share of the word's time that is over where the stretch begins and ends; 0 and 1 unless it wraps. */
  share: readonly [number, number]
}

/** A visual row of a wrapped text; pixels from the host's padding edge. */
export interface Row {
  text: string
  left: number
  top: number
  width: number
  height: number
  parts: RowPart[]
}

/** One for all measurements: each that is left behind costs the document some work at every change of it. */
const range = document.createRange()

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Fragment extends Box {
  word: number
  start: number
  end: number
  share: readonly [number, number]
}

const wholeWord = [0, 1] as const

/**
 * Where the words of a text stand on the screen, after shaping and wrapping; all reads, no writes. `words` spell
 * the text node in order; `host` is the positioned element that the answer is relative to. A word in a run
 * against the line's own direction is taken as the box around it.
 */
export function measureRows(text: Text, words: readonly string[], host: HTMLElement, rtl: boolean): Row[] {
  const box = host.getBoundingClientRect()
  const scale = host.offsetWidth === 0 ? 1 : box.width / host.offsetWidth
  const originLeft = box.left / scale + host.clientLeft
  const originTop = box.top / scale + host.clientTop

  const rows: Fragment[][] = []
  let offset = 0
  for (const [word, content] of words.entries()) {
    const start = offset + content.length - content.trimStart().length
    const end = offset + content.trimEnd().length
    offset += content.length
    if (start >= end) continue
    for (const fragment of fragmentsOf(text, word, start, end)) rowAt(rows, fragment).push(fragment)
  }
  // lets go of the text
  range.selectNode(document.documentElement)

  return rows.map((fragments) => {
    const { left, right, top, bottom } = around(fragments)
    let first = Infinity
    let last = 0
    for (const { start, end } of fragments) {
      first = Math.min(first, start)
      last = Math.max(last, end)
    }
    return {
      text: text.data.slice(first, last).replaceAll(/[ \t\r\n]+/g, ' '),
      left: left / scale - originLeft,
      top: top / scale - originTop,
      width: (right - left) / scale,
      height: (bottom - top) / scale,
      parts: fragments.map((fragment) => ({
        word: fragment.word,
        text: text.data.slice(fragment.start, fragment.end),
        from: (rtl ? right - fragment.right : fragment.left - left) / scale,
        to: (rtl ? right - fragment.left : fragment.right - left) / scale,
        share: fragment.share,
      })),
    }
  })
}

/** One box for a word in one row; one for each row where it wraps, cut between its characters. */
function fragmentsOf(text: Text, word: number, start: number, end: number): Fragment[] {
  const rects = rectsOf(text, start, end)
  const [first] = rects
  if (!first) return []
  if (rects.every((rect) => inRow(rect, first))) {
    return [{ word, start, end, share: wholeWord, ...around(rects) }]
  }

  const fragments: Fragment[] = []
  for (let at = start; at < end;) {
    const next = at + ((text.data.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
    const signs = rectsOf(text, at, next)
    const [sign] = signs
    const before = fragments.at(-1)
    if (before && (!sign || inRow(sign, before))) {
      Object.assign(before, around([before, ...signs]), { end: next })
    } else if (sign) {
      fragments.push({ word, start: at, end: next, share: wholeWord, ...around(signs) })
    }
    at = next
  }
  return shared(fragments)
}

/** The fragments of one word, each with its share of the whole width. */
function shared(fragments: readonly Fragment[]): Fragment[] {
  const whole = fragments.reduce((sum, { left, right }) => sum + right - left, 0)
  let before = 0
  return fragments.map((fragment) => {
    const from = before / whole
    before += fragment.right - fragment.left
    return { ...fragment, share: [from, before / whole] }
  })
}

function rectsOf(text: Text, start: number, end: number): DOMRect[] {
  range.setStart(text, start)
  range.setEnd(text, end)
  return [...range.getClientRects()].filter((rect) => rect.width > 0)
}

/** The box around some, of which there is at least one. */
function around(boxes: readonly Box[]): Box {
  const whole = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const { left, right, top, bottom } of boxes) {
    whole.left = Math.min(whole.left, left)
    whole.right = Math.max(whole.right, right)
    whole.top = Math.min(whole.top, top)
    whole.bottom = Math.max(whole.bottom, bottom)
  }
  return whole
}

function inRow(box: Box, row: Box): boolean {
  const middle = (box.top + box.bottom) / 2
  return middle > row.top && middle < row.bottom
}

function rowAt(rows: Fragment[][], fragment: Fragment): Fragment[] {
  const known = rows.find(([first]) => first !== undefined && inRow(fragment, first))
  if (known) return known
  const row: Fragment[] = []
  rows.push(row)
  return row
}
