/** The part of a word in one row; `from` and `to` are pixels from the start of the row in reading direction. */
export interface RowPart {
  word: number
  text: string
  from: number
  to: number
  /** Shares of the word's time at its start and end; 0 and 1 unless the word wraps. */
  share: readonly [number, number]
}

/** A visual row of a wrapped text, in pixels from the padding edge of the host. */
export interface Row {
  text: string
  left: number
  top: number
  width: number
  height: number
  parts: RowPart[]
}

/** One range for all measurements: the document updates every range that exists at each of its changes. */
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
 * Returns where the words of a text are on the screen, after shaping and wrapping. Only reads the layout. `words`
 * concatenated are the text node; `host` is the positioned element that the result is relative to. A word in a run
 * against the direction of the line is measured as its bounding box.
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
  // so that the range no longer refers to the text
  range.selectNode(document.documentElement)

  return rows.map((fragments) => {
    const { left, right, top, bottom } = boundingBox(fragments)
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

/** Returns one box for a word in one row, or one for each row if it wraps. */
function fragmentsOf(text: Text, word: number, start: number, end: number): Fragment[] {
  const rects = rectsOf(text, start, end)
  const [first] = rects
  if (!first) return []
  if (rects.every((rect) => inRow(rect, first))) {
    return [{ word, start, end, share: wholeWord, ...boundingBox(rects) }]
  }

  const fragments: Fragment[] = []
  for (let at = start; at < end;) {
    const next = at + ((text.data.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
    const glyphs = rectsOf(text, at, next)
    const [glyph] = glyphs
    const before = fragments.at(-1)
    if (before && (!glyph || inRow(glyph, before))) {
      Object.assign(before, boundingBox([before, ...glyphs]), { end: next })
    } else if (glyph) {
      fragments.push({ word, start: at, end: next, share: wholeWord, ...boundingBox(glyphs) })
    }
    at = next
  }
  return withShares(fragments)
}

/** Returns the fragments of one word with their shares of its whole width. */
function withShares(fragments: readonly Fragment[]): Fragment[] {
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

/** Returns the bounding box of at least one box. */
function boundingBox(boxes: readonly Box[]): Box {
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
