import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openPage, pageErrors } from '../support/e2e/open-page'
import { startProduct } from '../support/e2e/start-product'
import { flacFile } from '../support/server/flac-file'
import { mp3File } from '../support/server/mp3-file'

const tagged = (title: string, seed: number) =>
  mp3File({ seed, seconds: 5, frames: { TIT2: title, TPE1: 'Abel', TALB: 'First', TCON: 'Folk' } })

/** Starts the product over these files; `add` writes another one. */
async function productOver(files: Readonly<Record<string, Uint8Array | string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'melisma-library-'))
  const add = (name: string, content: Uint8Array | string) => {
    mkdirSync(join(folder, 'music'), { recursive: true })
    writeFileSync(join(folder, 'music', name), content)
  }
  mkdirSync(join(folder, 'music'))
  for (const [name, content] of Object.entries(files)) add(name, content)
  const product = await startProduct(['--music', join(folder, 'music'), '--data', join(folder, 'data')])
  onTestFinished(async () => {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { address: product.address, add }
}

describe('an empty library', () => {
  it('says what was looked for and passed over, and shows music that is added without a reload', async () => {
    const { address, add } = await productOver({ 'broken.flac': 'no music', 'empty.mp3': '' })
    const page = await openPage({ address })
    const main = page.getByRole('main')
    await expectPage(main.getByText('2 files were passed over')).toBeVisible()
    await expectPage(main.getByText('empty.mp3: The file is empty')).toBeVisible()
    await main.getByRole('link', { name: 'Library settings' }).click()
    const problems = page.getByRole('region', { name: 'Passed over' })
    await expectPage(problems.getByText('There is no audio of a known format in it')).toBeVisible()
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expectPage(main.getByText('No songs were found').first()).toBeVisible()
    add('song.mp3', tagged('Moonlight', 1))
    await main.getByRole('button', { name: 'Scan again' }).click()
    await expectPage(main.getByRole('link', { name: /^All songs/ })).toBeVisible()
    expect(pageErrors.get(page)).toEqual([])
  })
})

describe('a library', () => {
  it('is browsed by songs, genres and folders, sorted, and played as it is sorted', async () => {
    const { address } = await productOver({
      'a.mp3': tagged('Zebra', 1),
      'b.mp3': tagged('Moonlight', 2),
      'copy.mp3': tagged('Moonlight', 2),
      'c.flac': flacFile({ seconds: 5, comments: ['TITLE=Alone', 'ARTIST=Cain', 'ALBUM=Second'] }),
    })
    const page = await openPage({ address })
    const main = page.getByRole('main')
    // the menus come with it
    await page.getByRole('searchbox').waitFor()
    await page.getByRole('link', { name: 'Discover', exact: true }).hover()
    await page.getByRole('menuitem', { name: 'All music' }).click()
    const titles = () => main.locator('[data-title]').allInnerTexts()
    await expectPage.poll(titles).toEqual(['Alone', 'Moonlight', 'Moonlight', 'Zebra'])
    await main.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Artist' })
    await expectPage.poll(titles).toEqual(['Moonlight', 'Moonlight', 'Zebra', 'Alone'])
    await expectPage(page).toHaveURL(/\/library\/songs\?sort=artist$/)
    await main.getByRole('link', { name: 'Genres' }).click()
    await main.getByRole('link', { name: /^Folk/ }).click()
    await expectPage.poll(titles).toEqual(['Moonlight', 'Moonlight', 'Zebra'])
    await main.getByRole('button', { name: 'Play all' }).click()
    await expectPage(
      page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }),
    ).toBeVisible()
    await navigateTo(page, '/setting/library')
    const doubles = page.getByRole('region', { name: 'Duplicates' })
    await expectPage(doubles.getByText('1 group with the same sound')).toBeVisible()
    await expectPage(doubles.getByText(/copy\.mp3$/)).toBeVisible()
    await page.getByRole('button', { name: 'Start a scan' }).click()
    await expectPage(page.getByRole('region', { name: 'Scan' }).getByRole('status')).toHaveText(
      'The scan has ended. The library holds 4 songs',
    )
    expect(pageErrors.get(page)).toEqual([])
  })
})
