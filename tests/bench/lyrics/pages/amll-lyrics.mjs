import { LyricPlayer } from '@applemusic-like-lyrics/core'
import '@applemusic-like-lyrics/core/style.css'

/**
 * AMLL's player, told the time each frame as its manual asks; gives what is to be called after a seek.
 * @param {HTMLElement} pane
 * @param {import('./song').SongLine[]} song
 * @param {import('./song-clock').SongClock} clock
 * @param {boolean} blur
 * @returns {() => void}
 */
export function showAmll(pane, song, clock, blur) {
  const player = new LyricPlayer()
  player.setEnableBlur(blur)
  pane.append(player.getElement())
  const now = () => Math.round(clock.position() * 1000)
  player.setLyricLines(
    song.map(({ start, end, words, tran }) => ({
      startTime: start,
      endTime: end,
      words: words.map((word) => ({ startTime: word.start, endTime: word.end, word: word.text })),
      translatedLyric: tran,
      romanLyric: '',
      isBG: false,
      isDuet: false,
    })),
    now(),
  )
  let last = performance.now()
  /** @param {number} time */
  const draw = (time) => {
    player.setCurrentTime(now())
    player.update(time - last)
    last = time
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
  return () => player.setCurrentTime(now(), true)
}
