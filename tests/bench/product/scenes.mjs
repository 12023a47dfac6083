/**
 * What a listener has before them. `open` leads there and resolves when it is reached.
 * @typedef {object} Scene
 * @property {string} name
 * @property {string} floor the name of the scene whose cost it is compared with
 * @property {keyof typeof import('./bare-pages.mjs').barePages} [bare] shows that page without the product
 * @property {boolean} [peer] shows the page with AMLL's lyrics that bench:lyrics has
 * @property {string} [hidden] the button that is pressed before the tab is hidden; such a page is not traced
 * @property {number} [restMs] how long it is left alone before it is measured
 * @property {Record<string, unknown>} [settings]
 * @property {(page: import('playwright').Page) => Promise<void>} open in a tab that stays visible
 */

/** The playlist of the demo library whose songs have word-by-word lyrics. @param {import('playwright').Page} page */
async function playFromList(page) {
  await page
    .getByRole('link', { name: /^雨天的频率/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Play 雨停之前', exact: true }).click()
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).waitFor()
  await page.mouse.move(5, 5)
}

/** @param {import('playwright').Page} page */
async function openLyrics(page) {
  await playFromList(page)
  await page.getByRole('button', { name: 'Open player' }).click()
  await page.getByRole('list', { name: 'Lyrics' }).getByRole('button').nth(2).click()
  await page.mouse.move(5, 5)
}

/** @param {import('playwright').Page} page */
async function openCover(page) {
  await page.route('**/api/lyric/new**', (route) => route.fulfill({ json: { code: 200 } }))
  await playFromList(page)
  await page.getByRole('button', { name: 'Open player' }).click()
  await page.getByText('This song has no lyrics').waitFor()
  await page.mouse.move(5, 5)
}

/** @param {import('playwright').Page} page */
async function pauseInList(page) {
  await playFromList(page)
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }).click()
}

/** @param {import('playwright').Page} page */
async function playBare(page) {
  await page.getByRole('button').click()
  await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.2)
  await page.mouse.move(5, 700)
}

/**
 * The scenes whose memory is measured while they go through tracks.
 * @param {string[]} songs paths that the bare page is given one after the other
 */
export const memoryScenes = (songs) =>
  /** @type {{ name: string, next: (page: import('playwright').Page, at: number) => Promise<void> }[]} */ ([
    {
      name: bare,
      next: (page, at) =>
        page.evaluate(
          async (song) => {
            const audio = document.querySelector('audio')
            if (!audio) return
            audio.src = song
            await audio.play()
          },
          songs[at % songs.length] ?? '',
        ),
    },
    {
      name: 'player bar over the list',
      next: (page) =>
        page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Next' }).click(),
    },
    {
      name: 'full player, lyrics',
      next: (page) => page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click(),
    },
  ])

const nothing = () => Promise.resolve()

/** @param {import('playwright').Page} page */
const showAmll = (page) =>
  page.evaluate(() =>
    globalThis.bench.start({ show: 'amll', lines: 80, from: 60, tier: 'mid', float: false, blur: true }),
  )

const bare = 'a page with nothing but audio controls'
const bareHidden = 'the same in a hidden tab'
const still = 'the same, not playing'

/** @type {Scene[]} */
export const scenes = [
  { name: bare, floor: bare, bare: 'still', open: playBare },
  {
    name: 'the same with a small box that moves smoothly',
    floor: bare,
    bare: 'smoothly',
    open: playBare,
  },
  { name: 'the same with one line that is lit smoothly', floor: bare, bare: 'line', open: playBare },
  {
    name: 'the same with a small box that moves 4 times a second',
    floor: bare,
    bare: 'stepwise',
    open: playBare,
  },
  { name: 'the same through an audio graph', floor: bare, bare: 'graph', open: playBare },
  {
    name: 'the same through an audio graph, with the small box that moves 4 times a second',
    floor: bare,
    bare: 'graphStepwise',
    open: playBare,
  },
  {
    name: 'the same through an audio graph, with lines that are lit and move on smoothly',
    floor: bare,
    bare: 'graphLines',
    open: playBare,
  },
  { name: bareHidden, floor: bareHidden, bare: 'still', hidden: 'button', open: nothing },
  {
    name: 'the same in a hidden tab, through an audio graph',
    floor: bareHidden,
    bare: 'graph',
    hidden: 'button',
    open: nothing,
  },
  { name: still, floor: still, bare: 'still', open: nothing },
  { name: 'player bar over the list', floor: bare, open: playFromList },
  { name: 'full player, lyrics', floor: bare, open: openLyrics },
  {
    name: 'full player, lyrics, spectrum',
    floor: bare,
    settings: { musicFrequency: true },
    open: openLyrics,
  },
  { name: 'AMLL’s lyrics alone, without sound', floor: bare, peer: true, open: showAmll },
  { name: 'full player, cover alone', floor: bare, open: openCover },
  {
    name: 'playing in a hidden tab',
    floor: bareHidden,
    // it begins with the file that the bare page plays
    hidden: '[aria-label="Play album 雨天的频率"], [aria-label="播放专辑 雨天的频率"]',
    open: nothing,
  },
  // the audio device is let go after half a minute
  { name: 'paused', floor: still, restMs: 40_000, open: pauseInList },
  { name: 'home, left alone for a minute', floor: still, restMs: 60_000, open: nothing },
]
