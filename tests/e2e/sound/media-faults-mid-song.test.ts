import { describe, expect, it } from 'vitest'
import type { BarSample } from '../../support/media-faults/playback-log'
import type { Listener } from '../../support/media-faults/listener'
import { expectPage } from '../../support/e2e/expect-page'
import { toneListeners } from '../../support/e2e/tone-listeners'

const arrive = toneListeners({ songs: 2, seconds: 16 })

/** Where the file breaks: as a share of it, and in seconds. */
const breaksAt = 0.35
const breaksAfter = 16 * breaksAt
const unreachable = 'The server cannot be reached; check the network'

/**
 * Expects that playback never jumped and never changed the song. The bar shows the position late, by up to a second on a
 * busy machine, so how far the sound can have come is told by the freshest of the last ten samples. The first ones may be
 * older than the bar.
 */
function expectUnbroken(looks: readonly BarSample[]): void {
  const leaps = looks.filter((look, at) => {
    const before = looks[at - 1]
    if (!before) return false
    const reached = looks
      .slice(Math.max(0, at - 10), at)
      .map((one) => one.position + (look.at - one.at) / 1000)
    return (
      (before.track !== '' && look.track !== before.track) ||
      look.position < before.position - 0.5 ||
      look.position > Math.max(...reached) + 0.5
    )
  })
  expect(leaps).toEqual([])
}

/** Counts the longest run of samples in which the bar shows playing, not buffering, while there is silence. */
function longestLie(looks: readonly BarSample[]): number {
  let longest = 0
  let run = 0
  for (const { playing, buffering, rms } of looks) {
    run = playing && !buffering && rms === 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

async function waitsForData({ pauseButton }: Listener): Promise<void> {
  await expectPage(pauseButton).toHaveAttribute('aria-busy', 'true')
}

describe('a song in the middle of which', () => {
  it.concurrent.for([
    ['nothing more comes', { hangsAt: breaksAt }],
    ['the connection is cut again and again', { cutAt: breaksAt }],
  ] as const)('%s shows buffering, and resumes where it stopped', async ([, fault], context) => {
    const listener = await arrive(context.onTestFinished)
    let broken = true
    listener.songFault = (song) => (broken && song === 1 ? fault : {})
    await listener.playAlbum()
    await listener.expectToHear(1)
    await waitsForData(listener)
    await listener.expectSilence()
    const stood = await listener.position()
    expect(stood).toBeGreaterThan(breaksAfter - 2)
    broken = false
    await listener.expectToHear(1, breaksAfter + 1)
    const looks = await listener.barSamples()
    expectUnbroken(looks)
    // the player reads the clock every 250 ms, the log is sampled every 100 ms: one second plus both ends
    expect(longestLie(looks.filter(({ position }) => position > 1))).toBeLessThanOrEqual(12)
    expect(listener.proxy.log.maxSongRequestsInTwoSeconds).toBeLessThanOrEqual(40)
  })

  it.concurrent('the file ends too early is requested again, and goes on', async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = (song, { earlierRequests }) =>
      song === 1 && earlierRequests === 0 ? { endsAt: breaksAt, headers: { etag: '"shorter"' } } : {}
    await listener.playAlbum()
    await listener.expectToHear(1, breaksAfter + 1)
    expectUnbroken(await listener.barSamples())
  })

  it.concurrent('the file ends for good is requested again, reported, and skipped', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = (song) => (song === 1 ? { endsAt: breaksAt, headers: { etag: '"shorter"' } } : {})
    await listener.playAlbum()
    await listener.expectToHear(1)
    await listener.expectToHear(2)
    expect(await listener.shownNotices()).toContain('Current song failed to play, skip to next song')
    expect(listener.requestsFor(1)).toBeGreaterThan(1)
    expect(listener.proxy.log.maxSongRequestsInTwoSeconds).toBeLessThanOrEqual(40)
    const last = (await listener.barSamples()).findLast(({ track }) => track === 'Tone 1')
    expect(last?.position).toBeLessThan(breaksAfter + 1)
  })

  it.concurrent('its URL expires gets a new URL, and goes on', async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.proxy.rewriteUrl = (address, asked) => `${address}&ticket=${asked}`
    listener.songFault = (song, { path, earlierRequests }) => {
      if (song !== 1 || !path.endsWith('ticket=1')) return {}
      return earlierRequests === 0 ? { cutAt: breaksAt } : { status: 403, body: Buffer.from('expired') }
    }
    await listener.playAlbum()
    await listener.expectToHear(1, breaksAfter + 1)
    expectUnbroken(await listener.barSamples())
    expect(listener.urlRequestsFor(1)).toBe(2)
  })

  it.concurrent('the connection is lost plays what is buffered, says so, and resumes by itself', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = () => ({ bytesPerSecond: 20_000 })
    await listener.playAlbum()
    await listener.expectToHear(1, 1)
    listener.proxy.offline = true
    await listener.context.setOffline(true)
    const lost = await listener.position()
    await expectPage(listener.notice(unreachable)).toBeVisible({ timeout: 30_000 })
    await listener.expectSilence()
    const stood = await listener.position()
    expect(stood).toBeGreaterThanOrEqual(lost)
    await expectPage(listener.playButton).toBeVisible()
    listener.proxy.offline = false
    await listener.context.setOffline(false)
    await listener.expectToHear(1, stood + 1)
    expectUnbroken(await listener.barSamples())
    await expectPage(listener.notice(unreachable)).toBeHidden()
  })

  it.concurrent('the server disappears says so, and resumes at a press of play', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = () => ({ bytesPerSecond: 20_000 })
    await listener.playAlbum()
    await listener.expectToHear(1, 1)
    listener.proxy.offline = true
    await expectPage(listener.notice(unreachable)).toBeVisible({ timeout: 30_000 })
    await listener.expectSilence()
    const stood = await listener.position()
    listener.proxy.offline = false
    await listener.playButton.click()
    await listener.expectToHear(1, stood + 1)
    expectUnbroken(await listener.barSamples())
  })
})
