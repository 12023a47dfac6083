import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage, pageErrors } from '../support/e2e/open-page'
import { playerBar } from '../support/e2e/player-bar'
import { productOver } from '../support/e2e/product-over'
import { ffmpegFile, hasFfmpeg } from '../support/server/ffmpeg-file'
import { flacFile } from '../support/server/flac-file'
import { musicFolder } from '../support/server/music-folder'

/** A page of a product that serves this folder. */
const pageOver = async (music: string): Promise<Page> => {
  const { address } = await productOver(music)
  return openPage({ address })
}

const position = (page: Page) =>
  page.getByRole('slider', { name: 'Progress' }).evaluate((slider: HTMLInputElement) => Number(slider.value))

describe("an album of the listener's own files", () => {
  it('is one album by various artists, with a heading for each disc, and plays through all of them', async () => {
    const onDisc = (disc: number, no: number, artist: string, ...comments: string[]) =>
      flacFile({
        seconds: 1,
        tone: 300 * disc + 50 * no,
        comments: [
          `TITLE=Song ${disc}-${no}`,
          `ARTIST=${artist}`,
          'ALBUM=Hits',
          `TRACKNUMBER=${no}`,
          ...comments,
        ],
      })
    const page = await pageOver(
      musicFolder({
        'Hits/CD1/1.flac': onDisc(1, 1, 'Ann'),
        'Hits/CD1/2.flac': onDisc(1, 2, 'Bob'),
        'Hits/CD2/1.flac': onDisc(2, 1, 'Cid', 'DISCSUBTITLE=Live'),
      }),
    )
    await page.getByRole('link', { name: /^Hits/ }).last().click()
    await expectPage(page.getByRole('heading', { name: 'Hits' })).toBeVisible()
    await expectPage(page.getByRole('heading', { name: 'Disc 1' })).toBeVisible()
    await expectPage(page.getByRole('heading', { name: 'Disc 2 Live' })).toBeVisible()
    await expectPage(page.getByRole('main').getByText('Various artists').first()).toBeVisible()
    await page.getByRole('button', { name: 'Play all' }).click()
    for (const name of ['Song 1-1', 'Song 1-2', 'Song 2-1'])
      await expectPage(playerBar(page).getByRole('link', { name, exact: true })).toBeVisible()
    expect(pageErrors.get(page)).toEqual([])
  })

  it.skipIf(!hasFfmpeg)(
    'has a song for each track of a cue sheet, which plays from its own start',
    async () => {
      const music = musicFolder({})
      ffmpegFile('image.flac', { seconds: 30 }, music)
      const tracks = ['00:00:00', '00:10:37', '00:13:00'].flatMap((start, at) => [
        `TRACK 0${at + 1} AUDIO`,
        `TITLE "Part ${at + 1}"`,
        `INDEX 01 ${start}`,
      ])
      writeFileSync(
        join(music, 'image.cue'),
        ['PERFORMER "Band"', 'TITLE "Whole"', 'FILE "image.flac" WAVE', ...tracks].join('\n'),
      )
      const page = await pageOver(music)
      await page
        .getByRole('link', { name: /^Whole/ })
        .last()
        .click()
      await page.getByRole('button', { name: 'Play Part 2', exact: true }).click()
      await expectPage(playerBar(page).getByText('0:02')).toBeVisible()
      await expectPage.poll(() => position(page)).toBeGreaterThan(0.5)
      // the next one follows by itself
      await expectPage(playerBar(page).getByRole('link', { name: 'Part 3' })).toBeVisible()
      await expectPage.poll(() => position(page)).toBeGreaterThan(0.5)
      expect(pageErrors.get(page)).toEqual([])
    },
  )
})
