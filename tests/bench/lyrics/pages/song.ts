/** A word with its edges in milliseconds. */
interface SongWord {
  start: number
  end: number
  text: string
}

/** `start` and `end` in milliseconds; `tran` is empty where the line has no translation. */
export interface SongLine {
  start: number
  end: number
  words: SongWord[]
  tran: string
}

/** Phrases as the demo library sings them, words apart by `|`, with a translation of some. */
const phrases: [words: string, tran: string][] = [
  ['I |folded |a |letter |into |a |boat', '我把一封信折成小船'],
  ['自|动|门|叮|咚|一|声', ''],
  ['and |taught |all |of |the |words |to |float |down |past |the |mill', '教会每一个字随水漂流'],
  ['整|座|城|只|剩|冷|，|关|东|煮|冒|着|白|烟', ''],
  ['ラムネ|の|瓶|の|底|で|眠|る', '沉睡在汽水瓶底'],
  ['Little |boats, |we |say |goodnight', '小船啊，我们道晚安'],
  ['凌|晨|三|点 |便|利|店', ''],
  ['小|さ|な|宇|宙|が|一|つ|ある', '有一个小小的宇宙'],
  ['零|钱|换|一|点|温|热|，|收|留|每|张|失|眠|脸', ''],
  ['and |sail |until |you |are |here, |Down |past |the |mill |and |the |moonlit |weir', '一路驶到你身边'],
  ['够|我|走|到|天|亮|了', ''],
  ['Paper |and |ink |and |candlelight', '纸与墨与烛光'],
  ['太|阳|一|打|烊|，|巷|口|灯|一|亮', ''],
  ['泡|が|昇|れ|ば|星|に|なる', '气泡升起便成星'],
]

const seed = 20_261_121

/** Numbers from 0 to 1, the same for each seed. */
function chances(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A song as real ones are: 3 to 4 s a line, held last words, one line in ten begun before the last is over. */
export function makeSong(count: number): SongLine[] {
  const chance = chances(seed)
  const lines: SongLine[] = []
  let start = 6000
  for (let at = 0; at < count; at++) {
    const [words, tran] = phrases[at % phrases.length] ?? ['', '']
    const length = Math.round(2900 + chance() * 900)
    const weights = words.split('|').map((text, word, all) => {
      const held = word === all.length - 1 ? 1.5 : 1
      return { text, weight: held * (0.7 + chance()) * Math.sqrt(text.length) }
    })
    const whole = weights.reduce((sum, { weight }) => sum + weight, 0)
    let from = start
    const timed = weights.map(({ text, weight }): SongWord => {
      const end = Math.round(from + (length * weight) / whole)
      const word = { start: from, end: Math.max(from + 20, end - 12), text }
      from = end
      return word
    })
    lines.push({ start, end: start + length, words: timed, tran })
    const overlaps = chance() < 0.1
    start += length + Math.round(overlaps ? -500 * chance() - 200 : 100 + 350 * chance())
  }
  return lines
}
