import { buildLyrics } from '../../../../src/domain/lyrics/build-lyrics'
import { hasKana, lineLanguage } from '../../../../src/domain/lyrics/line-language'
import { LyricTimeline, type TimedLine } from '../../../../src/domain/lyrics/timeline'
import { inactiveAlpha } from '../../../../src/domain/palette/cover-colours'
import type { DeviceTier } from '../../../../src/domain/device-tier/device-tier'
import { tierDrawing } from '../../../../src/domain/device-tier/tier-drawing'
import { defaultSettings } from '../../../../src/domain/settings/settings'
import { LyricSheet } from '../../../../src/ui/features/lyrics/sheet/lyric-sheet'
import { lyricSize } from '../../../../src/ui/features/lyrics/sheet/lyric-size'
import sheet from '../../../../src/ui/features/lyrics/sheet/lyric-sheet.module.css'
import styles from '../../../../src/ui/features/lyrics/lyric-list.module.css'
import '../../../../src/ui/theme/tokens.css'
import type { SongLine } from './song'
import type { SongClock } from './song-clock'
import { writeTranslation, writeYrc } from './written-song'

interface Asked {
  tier: DeviceTier
  /** Whether words float up as they are sung. */
  float: boolean
}

/** The product's sheet over the very elements that its list renders; gives what is to be called after a seek. */
export function showOurs(pane: HTMLElement, song: SongLine[], clock: SongClock, asked: Asked): () => void {
  const built = buildLyrics({
    lrc: '',
    tlyric: writeTranslation(song),
    romalrc: '',
    yrc: writeYrc(song),
    ytlrc: '',
    yromalrc: '',
    ttml: '',
  })
  if (!built.ok) throw new Error('the song was refused')
  const timeline = new LyricTimeline(built.value, { showYrc: true })
  const { viewport, list } = render(pane, timeline)
  const { softEdge, lyricBlur, stagger } = tierDrawing[asked.tier]
  const shown = new LyricSheet({
    viewport,
    list,
    timeline,
    clock,
    options: {
      align: defaultSettings.lyricsBlock,
      words: true,
      fill: true,
      float: asked.float,
      softEdge,
      blur: lyricBlur,
      stagger,
      pauseOnHover: false,
      reducedMotion: false,
    },
  })

  // as `LyricsStore` tells those who watch it
  let timer = 0
  const follow = (): void => {
    clearTimeout(timer)
    const { nextChange } = shown.sync()
    if (nextChange !== null)
      timer = window.setTimeout(follow, Math.max(0, (nextChange - clock.position()) * 1000))
  }
  follow()
  return follow
}

/** What `LyricList` puts on the page. */
function render(pane: HTMLElement, { lines, countdowns }: LyricTimeline) {
  const kana = hasKana(lines.map((line) => line.text))
  const frame = create('div', styles.frame)
  frame.dataset['position'] = defaultSettings.lyricsPosition
  frame.style.setProperty('--lyric-size', lyricSize(defaultSettings.lyricsFontSize))
  frame.style.setProperty('--lyric-inactive-alpha', String(inactiveAlpha))
  const viewport = create('div', `${sheet.viewport} ${styles.viewport}`)
  viewport.dataset['align'] = defaultSettings.lyricsBlock
  const moving = create('div', sheet.sheet)
  const list = create('ol', sheet.list)
  for (const [at, line] of lines.entries()) {
    const countdown = countdowns.findIndex((known) => known.line === at)
    if (countdown !== -1) list.append(renderDots(countdown))
    list.append(renderLine(line, kana))
  }
  moving.append(list)
  viewport.append(moving)
  frame.append(viewport)
  pane.append(frame)
  return { viewport, list: moving }
}

function renderDots(countdown: number): HTMLElement {
  const row = create('li', `${sheet.countdown} ${styles.countdown}`)
  row.dataset['countdown'] = String(countdown)
  row.ariaHidden = 'true'
  row.append(create('span', sheet.dot), create('span', sheet.dot), create('span', sheet.dot))
  return row
}

function renderLine(line: TimedLine, kana: boolean): HTMLElement {
  const item = create('li', sheet.line)
  const button = create('div', `${sheet.host} ${styles.line}`)
  button.role = 'button'
  button.tabIndex = -1
  button.title = 'Play from here'
  const text = create('span', sheet.text)
  text.dataset['lyricText'] = ''
  text.dir = 'auto'
  text.lang = lineLanguage(line.text, kana)
  text.append(line.text)
  button.append(text)
  if (line.tran) {
    const tran = create('span', sheet.translation)
    tran.lang = lineLanguage(line.tran, false)
    tran.append(' ', line.tran)
    button.append(tran)
  }
  item.append(button)
  return item
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | undefined,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className ?? ''
  return element
}
