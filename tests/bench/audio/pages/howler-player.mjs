import { Howl } from 'howler'

/**
 * A player as many are built on howler, its sound led through the given context so that it can be recorded: an
 * element's volume scales what it gives to the graph.
 * @param {string} url
 * @param {number} fadeMs
 * @param {(element: HTMLMediaElement) => void} listenIn called before it sounds
 */
export function howlerPlayer(url, fadeMs, listenIn) {
  const howl = new Howl({ src: [url], format: ['wav'], html5: true })
  return {
    play() {
      howl.once('play', () => howl.fade(0, 1, fadeMs))
      howl.volume(0)
      howl.play()
      listenIn(howl._sounds[0]._node)
    },
    pause() {
      howl.once('fade', () => howl.pause())
      howl.fade(1, 0, fadeMs)
    },
    dispose: () => howl.unload(),
  }
}
