import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flacFile } from '../../server/support/flac-file'
import { barButton, barFacts, pressOf, type BarFacts } from '../bar-facts'
import { BareTab } from '../bare-tab'
import { expectPage } from '../expect-page'
import { startProduct, type Product } from '../start-product'

/** Title, album, seconds. */
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

const facts = (tab: BareTab) => tab.evaluate<BarFacts>(barFacts)

/** Seconds by each element that plays. */
const times = '[...played].filter((one) => !one.paused).map((one) => one.currentTime)'

const sounding = (tab: BareTab) => tab.evaluate<number[]>(times)

const heardAfter = (tab: BareTab, name: string, seconds: number) =>
  expectPage
    .poll(
      async () => {
        const { text, position } = await facts(tab)
        return text.includes(name) && position > seconds
      },
      { timeout: 30_000 },
    )
    .toBe(true)

/** A tab that plays that album, a bit of whose first song has sounded. */
async function playingTab(album: string, first: string): Promise<BareTab> {
  const tab = await BareTab.open(product.address)
  const press = pressOf(`button[aria-label="Play album ${album}"]`)
  await expectPage.poll(() => tab.evaluate(press, { userGesture: true })).toBe(true)
  await heardAfter(tab, first, 0.5)
  return tab
}

/** The bar, which moves once a second, says what the only element that plays does. */
async function expectTruth(tab: BareTab): Promise<void> {
  const stood = (await facts(tab)).position
  await expectPage.poll(async () => (await facts(tab)).position, { intervals: [50] }).not.toBe(stood)
  const [{ position, buttons }, playing] = await tab.evaluate<[BarFacts, number[]]>(`[${barFacts}, ${times}]`)
  expect(playing).toHaveLength(1)
  expect(buttons).toContain('Pause')
  expect(Math.abs(position - (playing[0] ?? 0))).toBeLessThan(1)
}

describe('a hidden tab', () => {
  it('goes on to the next track and the one after, and shows where it stands when it is back', async () => {
    const tab = await playingTab('Short ones', 'First light')
    await tab.hide()
    await heardAfter(tab, 'Third time', 1)
    await tab.show()
    await heardAfter(tab, 'Third time', 2)
    await expectTruth(tab)
  })

  it('fades out to the end and in again', async () => {
    const tab = await playingTab('Long ones', 'Far off')
    await tab.hide()
    await tab.evaluate(pressOf(barButton('Pause')))
    await expectPage.poll(() => sounding(tab)).toEqual([])
    const { buttons, position } = await facts(tab)
    expect(buttons).toContain('Play')
    await tab.evaluate(pressOf(barButton('Play')))
    await heardAfter(tab, 'Far off', position + 0.5)
    await expectTruth(tab)
  })

  it('that was frozen, which stops the sound, says so when it is back, and plays on from there', async () => {
    const tab = await playingTab('Long ones', 'Far off')
    await tab.hide()
    await tab.freeze(true)
    await tab.freeze(false)
    await tab.show()
    await expectPage.poll(async () => (await facts(tab)).buttons).toContain('Play')
    expect(await sounding(tab)).toEqual([])
    const { position } = await facts(tab)
    expect(position).toBeGreaterThan(0.5)
    await tab.evaluate(pressOf(barButton('Play')), { userGesture: true })
    await heardAfter(tab, 'Far off', position + 0.5)
    await expectTruth(tab)
  })
})
