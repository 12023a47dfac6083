/** A stretch of text, and whether it is what was sought. */
interface Piece {
  text: string
  matches: boolean
}

/** The text cut at each place that holds the words, whatever their case; together the pieces are the text. */
export function splitByMatch(text: string, words: string): Piece[] {
  const whole = [{ text, matches: false }]
  const sought = words.trim().toLowerCase()
  const plain = text.toLowerCase()
  // a letter whose lower case is longer would move all that follows
  if (!sought || plain.length !== text.length) return whole
  const pieces: Piece[] = []
  let at = 0
  for (;;) {
    const found = plain.indexOf(sought, at)
    if (found === -1) break
    pieces.push({ text: text.slice(at, found), matches: false })
    at = found + sought.length
    pieces.push({ text: text.slice(found, at), matches: true })
  }
  pieces.push({ text: text.slice(at), matches: false })
  return pieces.filter((piece) => piece.text)
}
