/** A part of a text, and whether it matches the search. */
interface TextPiece {
  text: string
  matches: boolean
}

/** Splits a text at each occurrence of the words, in any case. All pieces together are the text. */
export function splitByMatch(text: string, words: string): TextPiece[] {
  const whole = [{ text, matches: false }]
  const searched = words.trim().toLowerCase()
  const lowerText = text.toLowerCase()
  // a letter with a longer lower case would shift the positions after it
  if (!searched || lowerText.length !== text.length) return whole
  const pieces: TextPiece[] = []
  let at = 0
  for (;;) {
    const found = lowerText.indexOf(searched, at)
    if (found === -1) break
    pieces.push({ text: text.slice(at, found), matches: false })
    at = found + searched.length
    pieces.push({ text: text.slice(found, at), matches: true })
  }
  pieces.push({ text: text.slice(at), matches: false })
  return pieces.filter((piece) => piece.text)
}
