/** A line as far as telling credits from song needs it; `time` in seconds. */
interface Row {
  time: number
  text: string
}

const roles = [
  '作词 作詞 作曲 编曲 編曲 填词 填詞 谱曲 词曲 词 曲 詞 原唱 翻唱 演唱 歌手 制作 製作 监制 監製 出品 发行 發行',
  '混音 母带 母帶 录音 錄音 和声 和聲 和音 配唱 合唱 吉他 贝斯 贝司 鼓 键盘 钢琴 弦乐 小提琴 大提琴 二胡 笛 琵琶',
  '古筝 唢呐 乐队 指挥 统筹 企划 策划 版权 推广 封面 文案 营销 音乐 音频 작사 작곡 편곡',
  'lyric word compos music arrang produc written writer mix master record engineer vocal chorus guitar bass drum',
  'piano keyboard string synth publish artist singer isrc op sp',
].flatMap((group) => group.split(' '))

/** Roles so short that they count only when they are the whole of what stands before the colon. */
const wholeRoles = new Set(['词', '曲', '詞', 'op', 'sp', '鼓', '笛', 'word', 'bass', 'string', 'record'])

const longestRole = 40
/** Seconds into the track after which no row is taken for a credit. */
const latestCredit = 90
/** Rows after which the song has begun, whatever they say. */
export const mostCredits = 200
/** Seconds between a credit and the next. */
const widestStep = 12

/**
 * How many of the first lines name people instead of being sung: rows like `作词 : someone`, and between or
 * after them any `role: name` set close to the one before. A title row above them counts, too.
 */
export function countCredits(rows: readonly Row[]): number {
  const [title, second] = rows
  const titled =
    title && second && !isNamed(title.text) && title.text.includes(' - ') && isKnownCredit(second.text)
  let count = titled && title.time <= 1 ? 1 : 0
  if (!isKnownCredit(rows[count]?.text ?? '')) return 0
  for (; count < rows.length; count++) {
    const row = rows[count]
    if (!row || row.time > latestCredit || !isNamed(row.text)) break
    const before = rows[count - 1]
    if (before && row.time - before.time > widestStep) break
  }
  return count
}

/** The part before a colon that is short enough for a role; empty when there is none. */
function roleOf(text: string): string {
  const head = text.slice(0, longestRole + 1)
  const colon = head.search(/[:：]/)
  return colon > 0 && text.length > colon + 1 ? head.slice(0, colon).trim().toLowerCase() : ''
}

function isNamed(text: string): boolean {
  return roleOf(text) !== ''
}

/** Whether the text names someone's part in the making, in the form `role: name`. */
export function isKnownCredit(text: string): boolean {
  const role = roleOf(text)
  if (role === '') return false
  return roles.some((known) =>
    wholeRoles.has(known) ? role === known || role === `${known}s` : role.includes(known),
  )
}
