// Names of songs, albums and artists in three scripts, the same for the same seed.

const han = [
  ...'凌晨便利店月光海洋风雨春夏秋冬天空你我他爱情时间星辰夜色灯火城市远方故乡河流山川花开叶落岁月如歌青春少年梦想飞翔孤独自由温柔勇敢重逢离别旅途归航',
  ...'雪国列车窗台信笺旧照片电影散场街角咖啡凉白衬衫自行单车夏日蝉鸣北南西东站月台票根雾里看山烟火人间万家寂静喧哗沉默呼吸心跳回声影子镜中水面倒映蓝',
  ...'红绿紫金银铁木石草原森林沙漠湖泊岛屿船帆灯塔浪潮汐鲸鱼鸟群候羽毛翅膀云朵晴阴雷电彩虹晚霞黎明黄昏午后子夜十二三四五六七八九百千年前世今生来',
]
const latin =
  'love night dreams river heart light summer café blue sky dancing rain moon story world fire gold wild ocean tears naïve señor über déjà straße øre smörgås château façade über garden silver echo paper window train station letter northern shadow velvet winter morning silence electric highway mirror crystal thunder harbour lantern meadow orchid compass feather marble copper amber willow cedar maple violet scarlet indigo midnight daylight sunrise horizon gravity satellite comet orbit signal frequency static analog digital vinyl cassette polaroid postcard passport souvenir carousel labyrinth kaleidoscope'.split(
    ' ',
  )
const kana = [
  ...'さくらひかりそらゆめうみかぜつきよるほしはなきみぼくあしたこころなみだえがおまちかどでんしゃ',
  ...'サクラヒカリソラユメウミカゼツキヨルホシハナ',
]
const kanji = [...'桜光空夢海風月夜星花君僕明日心涙笑顔街角電車']

/** @param {number} seed @returns {() => number} numbers from 0 up to 1 */
export function seededChance(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** @typedef {'han' | 'latin' | 'kana'} Script */

/** @param {() => number} chance */
export function seededNames(chance) {
  /** @param {number} below */
  const upTo = (below) => Math.floor(chance() * below)
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[upTo(list.length)])
  /** @template T @param {readonly T[]} list @param {number} count */
  const several = (list, count) => Array.from({ length: count }, () => pick(list))
  /** @param {string} word */
  const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)

  /** @type {Record<Script, (least: number, most: number) => string>} */
  const makers = {
    han: (least, most) => several(han, least + upTo(most - least + 1)).join(''),
    latin: (least, most) =>
      several(latin, Math.max(1, least - 1) + upTo(Math.max(1, most - least)))
        .map(capital)
        .join(' '),
    kana: (least, most) =>
      (chance() < 0.4 ? pick(kanji) : '') + several(kana, least + upTo(most - least + 1)).join(''),
  }
  return {
    pick,
    upTo,
    /** @returns {Script} */
    script: () => pick(['han', 'han', 'han', 'han', 'han', 'latin', 'latin', 'latin', 'kana', 'kana']),
    /** @param {Script} script */
    title: (script) => makers[script](2, 7),
    /** @param {Script} script */
    artist: (script) => makers[script](2, 3),
    /** @param {Script} script */
    album: (script) => makers[script](2, 5),
  }
}
