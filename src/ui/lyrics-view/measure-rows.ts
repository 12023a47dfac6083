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

interface Fragment {
  word: number
  start: number
  end: number
  left: number
  right: number
  top: number
  bottom: number
}

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
    const left = Math.min(...fragments.map((fragment) => fragment.left))
    const right = Math.max(...fragments.map((fragment) => fragment.right))
    const top = Math.min(...fragments.map((fragment) => fragment.top))
    const bottom = Math.max(...fragments.map((fragment) => fragment.bottom))
    const first = Math.min(...fragments.map((fragment) => fragment.start))
    const last = Math.max(...fragments.map((fragment) => fragment.end))
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
        share: shareOf(fragment, rows),
      })),
    }
  })
}

/** One box for a word in one row; one for each row where it wraps, cut between its characters. */
function fragmentsOf(text: Text, word: number, start: number, end: number): Fragment[] {
  const rects = rectsOf(text, start, end)
  const [first] = rects
  if (!first) return []
  if (rects.every((rect) => inRow(rect, first))) return [around(word, start, end, rects)]

  const fragments: Fragment[] = []
  for (let at = start; at < end;) {
    const next = at + ((text.data.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
    const signs = rectsOf(text, at, next)
    const [sign] = signs
    const before = fragments.at(-1)
    if (before && (!sign || inRow(sign, before))) {
      Object.assign(before, around(word, before.start, next, [before, ...signs]))
    } else if (sign) {
      fragments.push(around(word, at, next, signs))
    }
    at = next
  }
  return fragments
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

function rectsOf(text: Text, start: number, end: number): DOMRect[] {
  range.setStart(text, start)
  range.setEnd(text, end)
  return [...range.getClientRects()].filter((rect) => rect.width > 0)
}

function around(word: number, start: number, end: number, boxes: readonly Box[]): Fragment {
  return {
    word,
    start,
    end,
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
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

function shareOf(fragment: Fragment, rows: readonly Fragment[][]): readonly [number, number] {
  let before = 0
  let whole = 0
  for (const other of rows.flat()) {
    if (other.word !== fragment.word) continue
    const width = other.right - other.left
    if (other.start < fragment.start) before += width
    whole += width
  }
  if (whole === 0) return [0, 1]
  return [before / whole, (before + fragment.right - fragment.left) / whole]
}
