/** The first character of each letter in pinyin order. `Intl.Collator` sorts by pinyin in every browser. */
const firstCharacters = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他屲夕丫帀']
const letters = [...'abcdefghjklmnopqrstwxyz']

/** Characters of names with several readings; collation knows only one of them. */
const severalReadings: Readonly<Record<string, string>> = {
  阿: 'ae',
  藏: 'cz',
  曾: 'cz',
  长: 'cz',
  朝: 'cz',
  车: 'cj',
  沉: 'cs',
  仇: 'cq',
  传: 'cz',
  重: 'cz',
  弹: 'dt',
  调: 'dt',
  否: 'fp',
  给: 'gj',
  行: 'hx',
  会: 'hk',
  贾: 'gj',
  降: 'jx',
  解: 'jx',
  卡: 'kq',
  乐: 'ly',
  率: 'ls',
  秘: 'bm',
  泊: 'bp',
  便: 'bp',
  屏: 'bp',
  强: 'jq',
  参: 'cs',
  盛: 'cs',
  石: 'ds',
  省: 'sx',
  宿: 'sx',
  说: 'sy',
  单: 'cds',
  沈: 'cs',
  覃: 'qt',
  万: 'mw',
  尉: 'wy',
  吓: 'hx',
  系: 'jx',
  校: 'jx',
  翟: 'dz',
  折: 'sz',
  种: 'cz',
}

let collator: Intl.Collator | null = null
const cache = new Map<string, string>()

function letterOf(character: string): string {
  collator ??= new Intl.Collator('zh-CN-u-co-pinyin')
  let low = 0
  let high = firstCharacters.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (collator.compare(firstCharacters[middle] ?? '', character) <= 0) low = middle + 1
    else high = middle
  }
  return letters[low - 1] ?? ''
}

/** Returns the initials of a Han character's readings, mostly one letter. Empty for any other character. */
export function pinyinInitials(character: string): string {
  const cached = cache.get(character)
  if (cached !== undefined) return cached
  const isHan = /^\p{Script=Han}$/u.test(character)
  const initials = isHan ? (severalReadings[character] ?? letterOf(character)) : ''
  cache.set(character, initials)
  return initials
}
