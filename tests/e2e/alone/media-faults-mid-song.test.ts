import { describe, expect, it } from 'vitest'
import type { Look } from '../../support/media-faults/chart'
import type { Listener } from '../../support/media-faults/listener'
import { expectPage } from '../expect-page'
import { tones } from '../tones'

const arrive = tones({ songs: 2, seconds: 16 })

/** Where the song breaks: a share of it, and in seconds. */
const breaksAt = 0.35
const breaksAfter = 16 * breaksAt
const unreachable = 'The server cannot be reached; check the network'

/** The song goes on: neither back nor ahead by more than a look at the clock is apart, and never another song. */
function expectUnbroken(looks: readonly Look[]): void {
  const leaps = looks.filter((look, at) => {
    const before = looks[at - 1]
    if (!before) return false
    const moved = look.position - before.position
    return look.track !== before.track || moved < -0.5 || moved > (look.at - before.at) / 1000 + 0.8
  })
  expect(leaps).toEqual([])
}

/** The longest run of looks at a bar that says that it plays, and does not say that it waits, while nothing sounds. */
function longestLie(looks: readonly Look[]): number {
  let longest = 0
  let run = 0
  for (const { plays, waits, rms } of looks) {
    run = plays && !waits && rms === 0 ? run + 1 : 0
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
  ] as const)('%s is waited for, said to be, and goes on where it stood', async ([, fault], context) => {
    const listener = await arrive(context.onTestFinished)
    let broken = true
    listener.spoil = (song) => (broken && song === 1 ? fault : {})
    await listener.playAlbum()
    await listener.hears(1)
    await waitsForData(listener)
    await listener.hearsNothing()
    const stood = await listener.position()
    expect(stood).toBeGreaterThan(breaksAfter - 2)
    broken = false
    await listener.hears(1, breaksAfter + 1)
    const looks = await listener.looks()
    expectUnbroken(looks)
    // the clock is looked at every 250 ms, this chart is kept every 100: a second, and the looks at its ends
    expect(longestLie(looks.filter(({ position }) => position > 1))).toBeLessThanOrEqual(12)
    expect(listener.proxy.log.worstStorm).toBeLessThanOrEqual(40)
  })

  it.concurrent('the file ends before its time is asked for anew, and goes on', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = (song, { before }) =>
      song === 1 && before === 0 ? { endsAt: breaksAt, headers: { etag: '"shorter"' } } : {}
    await listener.playAlbum()
    await listener.hears(1, breaksAfter + 1)
    expectUnbroken(await listener.looks())
  })

  it.concurrent('the file ends for good is asked for anew, told of, and makes way', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = (song) => (song === 1 ? { endsAt: breaksAt, headers: { etag: '"shorter"' } } : {})
    await listener.playAlbum()
    await listener.hears(1)
    await listener.hears(2)
    expect(await listener.told()).toContain('Current song failed to play, skip to next song')
    expect(listener.requestsFor(1)).toBeGreaterThan(1)
    expect(listener.proxy.log.worstStorm).toBeLessThanOrEqual(40)
    const last = (await listener.looks()).findLast(({ track }) => track === 'Tone 1')
    expect(last?.position).toBeLessThan(breaksAfter + 1)
  })

  it.concurrent('its address expires is found again under a new one, and goes on', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.proxy.readdress = (address, asked) => `${address}&ticket=${asked}`
    listener.spoil = (song, { path, before }) => {
      if (song !== 1 || !path.endsWith('ticket=1')) return {}
      return before === 0 ? { cutAt: breaksAt } : { status: 403, body: Buffer.from('expired') }
    }
    await listener.playAlbum()
    await listener.hears(1, breaksAfter + 1)
    expectUnbroken(await listener.looks())
    expect(listener.addressesAskedFor(1)).toBe(2)
  })

  it.concurrent('the connection is lost plays out what there is, says so, and goes on by itself', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = () => ({ bytesPerSecond: 20_000 })
    await listener.playAlbum()
    await listener.hears(1, 1)
    listener.proxy.gone = true
    await listener.context.setOffline(true)
    const lost = await listener.position()
    await expectPage(listener.notice(unreachable)).toBeVisible({ timeout: 30_000 })
    await listener.hearsNothing()
    const stood = await listener.position()
    expect(stood).toBeGreaterThanOrEqual(lost)
    await expectPage(listener.playButton).toBeVisible()
    listener.proxy.gone = false
    await listener.context.setOffline(false)
    await listener.hears(1, stood + 1)
    expectUnbroken(await listener.looks())
    await expectPage(listener.notice(unreachable)).toBeHidden()
  })

  it.concurrent('the server goes away says so, and goes on at a press of play', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = () => ({ bytesPerSecond: 20_000 })
    await listener.playAlbum()
    await listener.hears(1, 1)
    listener.proxy.gone = true
    await expectPage(listener.notice(unreachable)).toBeVisible({ timeout: 30_000 })
    await listener.hearsNothing()
    const stood = await listener.position()
    listener.proxy.gone = false
    await listener.playButton.click()
    await listener.hears(1, stood + 1)
    expectUnbroken(await listener.looks())
  })
})
