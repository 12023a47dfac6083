import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flacFile } from '../../support/server/flac-file'
import {
  barButtonSelector,
  barStateExpression,
  clickExpression,
  type BarState,
} from '../../support/e2e/bar-state'
import { CdpTab } from '../../support/e2e/cdp-tab'
import { expectPage } from '../../support/e2e/expect-page'
import { startProduct, type Product } from '../../support/e2e/start-product'

/** Title, album, and length in seconds. */
const songs = [
  ['First light', 'Short ones', 5],
  ['Second wind', 'Short ones', 5],
  ['Third time', 'Short ones', 60],
  ['Far off', 'Long ones', 60],
] as const

let folder: string
let product: Product

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melisma-hidden-'))
  mkdirSync(join(folder, 'music'))
  for (const [index, [title, album, seconds]] of songs.entries()) {
    const comments = [`TITLE=${title}`, 'ARTIST=Someone', `ALBUM=${album}`, `TRACKNUMBER=${index + 1}`]
    const file = flacFile({ comments, seconds, tone: 220 * (index + 1) })
    writeFileSync(join(folder, 'music', `${index + 1}.flac`), file)
  }
  product = await startProduct(['--music', join(folder, 'music'), '--data', join(folder, 'data')])
})

afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
})

const facts = (tab: CdpTab) => tab.evaluate<BarState>(barStateExpression)

/** Evaluates to the positions of all playing elements, in seconds. */
const times = '[...played].filter((one) => !one.paused).map((one) => one.currentTime)'

const sounding = (tab: CdpTab) => tab.evaluate<number[]>(times)

const heardAfter = (tab: CdpTab, name: string, seconds: number) =>
  expectPage
    .poll(
      async () => {
        const { text, position } = await facts(tab)
        return text.includes(name) && position > seconds
      },
      { timeout: 30_000 },
    )
    .toBe(true)

/** Opens a tab that plays the album, and waits until half a second of its first song was heard. */
async function playingTab(album: string, first: string): Promise<CdpTab> {
  const tab = await CdpTab.open(product.address)
  const press = clickExpression(`button[aria-label="Play album ${album}"]`)
  await expectPage.poll(() => tab.evaluate(press, { userGesture: true })).toBe(true)
  await heardAfter(tab, first, 0.5)
  return tab
}

/** Resolves when the bar shows another second, to that and the positions of all playing elements at that moment. */
const nextSecond = `new Promise((resolve) => {
  const slider = document.querySelector('section[aria-label="Player"] input[type="range"]')
  new MutationObserver((_, observer) => {
    observer.disconnect()
    resolve([Number(slider.value), ${times}])
  }).observe(slider, { attributes: true, attributeFilter: ['value'] })
})`

/** Expects one playing element, whose position the bar shows: in whole seconds, which in a hidden tab are read once a second. */
async function expectTruth(tab: CdpTab): Promise<void> {
  const [second, playing] = await tab.evaluate<[number, number[]]>(nextSecond)
  expect((await facts(tab)).buttons).toContain('Pause')
  expect(playing).toHaveLength(1)
  // what is heard is a little behind what the element has read
  expect((playing[0] ?? 0) - second).toBeGreaterThan(-0.1)
  expect((playing[0] ?? 0) - second).toBeLessThan(1.2)
}

describe('a hidden tab', () => {
  it('plays the next two tracks, and shows the right position when it is visible again', async () => {
    const tab = await playingTab('Short ones', 'First light')
    await tab.hide()
    await heardAfter(tab, 'Third time', 1)
    await tab.show()
    await heardAfter(tab, 'Third time', 2)
    await expectTruth(tab)
  })

  it('completes fades', async () => {
    const tab = await playingTab('Long ones', 'Far off')
    await tab.hide()
    await tab.evaluate(clickExpression(barButtonSelector('Pause')))
    await expectPage.poll(() => sounding(tab)).toEqual([])
    const { buttons, position } = await facts(tab)
    expect(buttons).toContain('Play')
    await tab.evaluate(clickExpression(barButtonSelector('Play')))
    await heardAfter(tab, 'Far off', position + 0.5)
    await expectTruth(tab)
  })

  it('that was frozen is shown paused when it is visible again, and resumes', async () => {
    const tab = await playingTab('Long ones', 'Far off')
    await tab.hide()
    await tab.setFrozen(true)
    await tab.setFrozen(false)
    await tab.show()
    await expectPage.poll(async () => (await facts(tab)).buttons).toContain('Play')
    expect(await sounding(tab)).toEqual([])
    const { position } = await facts(tab)
    expect(position).toBeGreaterThan(0.5)
    await tab.evaluate(clickExpression(barButtonSelector('Play')), { userGesture: true })
    await heardAfter(tab, 'Far off', position + 0.5)
    await expectTruth(tab)
  })
})
