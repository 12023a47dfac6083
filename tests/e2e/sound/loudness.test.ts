import { describe, expect, it } from 'vitest'
import { expectPage } from '../../support/e2e/expect-page'
import { toneListeners } from '../../support/e2e/tone-listeners'

const arrive = toneListeners({ songs: 2, seconds: 4 })

interface WireLoudness {
  gain: number
  peak: number
  unmeasured: boolean
}

describe('the loudness of songs', () => {
  it('is measured at their first playing, kept by the server, and not measured again', async (context) => {
    const listener = await arrive(context.onTestFinished, { settings: { loudness: 'track' } })
    const sent: string[] = []
    listener.page.on('request', (request) => {
      if (request.url().includes('/song/loudness')) sent.push(new URL(request.url()).searchParams.get('id')!)
    })
    const { ids } = listener
    const told = (song: number) =>
      listener.page.evaluate(
        async (id) => {
          const reply = await fetch(`/api/song/url/v1?id=${id}`)
          const { data } = (await reply.json()) as { data: [WireLoudness] }
          return data[0]
        },
        ids[song - 1],
      )
    expect(await told(1)).toMatchObject({ gain: 0, unmeasured: true })
    await listener.playAlbum()
    await expectPage.poll(() => sent.length, { timeout: 45_000 }).toBe(2)
    await expectPage.poll(async () => (await told(2)).unmeasured).toBe(false)
    for (const song of [1, 2]) {
      const { gain, peak } = await told(song)
      // the encoder lowers the tone a little
      expect(peak / (5000 / 32_768)).toBeCloseTo(0.95, 1)
      // a tone of 300 or 370 Hz in both channels is 0.8 or 0.7 LU below its peak, the target at -18 LUFS
      expect(Math.abs(gain - (0.75 - 18 - 20 * Math.log10(peak)))).toBeLessThan(0.1)
    }
    // the album begins anew, with what is known now
    await listener.expectToHear(1)
    await listener.expectToHear(2)
    expect(sent).toEqual(ids.map(String))
  })
})
