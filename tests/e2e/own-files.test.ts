import { describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openPage, pageErrors } from '../support/e2e/open-page'
import { playerBar } from '../support/e2e/player-bar'
import { productOver } from '../support/e2e/product-over'
import { ffmpegFile, hasFfmpeg } from '../support/server/ffmpeg-file'
import { musicFolder } from '../support/server/music-folder'

/** By file name: what browsers play, and what the server has to convert for all of them or for some. */
const encoders: Readonly<Record<string, string>> = {
  '1.opus': '-c:a libopus',
  '2.m4a': '-c:a alac',
  '3.aiff': '-c:a pcm_s16be -write_id3v2 1',
  '4.wma': '-c:a wmav2',
}

/** Returns an album with a song in each format, of twenty seconds each. */
function mixedAlbum(): string {
  const music = musicFolder({})
  for (const [at, [name, codec]] of Object.entries(encoders).entries()) {
    const tags = { title: `Song ${at + 1}`, artist: 'Ada', album: 'Mixed', track: String(at + 1) }
    ffmpegFile(name, { codec, seconds: 20, tone: 300 + 100 * at, tags }, music)
  }
  return music
}

describe.skipIf(!hasFfmpeg)('an album of files in several formats', () => {
  it('plays each of them from its beginning and from a place in it', async () => {
    const { address } = await productOver(mixedAlbum())
    const page = await openPage({ address })
    await page
      .getByRole('link', { name: /^Mixed/ })
      .last()
      .click()
    const slider = page.getByRole('slider', { name: 'Progress' })
    const position = () => slider.evaluate((input: HTMLInputElement) => Number(input.value))
    for (const at of Object.keys(encoders).keys()) {
      await page.getByRole('button', { name: `Play Song ${at + 1}`, exact: true }).click()
      await expectPage(playerBar(page).getByText(`Song ${at + 1}`, { exact: true })).toBeVisible()
      await expectPage.poll(position, `the start of song ${at + 1}`).toBeGreaterThan(0.5)
      await slider.fill('12')
      await expectPage.poll(position, `a place in song ${at + 1}`).toBeGreaterThan(12.5)
    }
    expect(pageErrors.get(page)).toEqual([])
  })
})
