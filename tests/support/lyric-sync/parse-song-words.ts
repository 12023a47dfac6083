interface SongWord {
  text: string
  /** Seconds of the file. */
  start: number
  /** Seconds until the word ends or the next one starts. */
  length: number
}

export interface SongLine {
  text: string
  words: SongWord[]
}

/** Parses the timed lines of a `yrc` lyric; spaces belong to the word before. */
export function parseSongWords(yrc: string): SongLine[] {
  return yrc.split('\n').flatMap((row) => {
    if (!row.startsWith('[')) return []
    const words: SongWord[] = []
    for (const [, start, length, text = ''] of row.matchAll(/\((\d+),(\d+),\d+\)([^(]*)/g)) {
      const before = words.at(-1)
      if (text.trim() === '' && before) before.text += text
      else words.push({ text, start: Number(start) / 1000, length: Number(length) / 1000 })
    }
    for (const [index, word] of words.entries()) {
      const next = words[index + 1]
      if (next) word.length = Math.min(word.length, next.start - word.start)
    }
    return [{ text: words.map(({ text }) => text).join(''), words }]
  })
}
