import type { CDPSession } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../../support/e2e/expect-page'
import { openPage } from '../../support/e2e/open-page'
import { playDemoAlbumTrack, playerBar } from '../../support/e2e/player-bar'

interface TraceEvent {
  name: string
  args?: { data?: { name?: string; track?: string; trackGroup?: string; start?: number; end?: number } }
}

interface Entry {
  track: string
  label: string
  /** Microseconds; NaN for a mark, and for a span that ends where it is stamped. */
  durationUs: number
}

/** Records a trace during `act` and returns the entries of the group Melisma. */
async function record(session: CDPSession, act: () => Promise<void>): Promise<Entry[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await session.send('Tracing.end')
  await complete
  const stamps = events.flatMap(({ name, args }) => (name === 'TimeStamp' && args?.data ? [args.data] : []))
  return stamps.flatMap(({ name = '', track, trackGroup, start = NaN, end = NaN }) =>
    trackGroup === 'Melisma' && track ? [{ track, label: name, durationUs: end - start }] : [],
  )
}

describe('the performance panel', () => {
  it('shows sound, spectrum, lyrics, the worker and its requests on separate tracks', async () => {
    const page = await openPage({ settings: { musicFrequency: true } })
    const session = await page.context().newCDPSession(page)
    const entries = await record(session, async () => {
      await playDemoAlbumTrack(page)
      await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
      await page.getByRole('button', { name: 'Open player' }).click()
      const lines = page.getByRole('list', { name: 'Lyrics' }).getByRole('listitem')
      await lines.nth(3).getByRole('button').click()
      await expectPage(lines.nth(3)).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('Escape')
      await playerBar(page).getByRole('button', { name: 'Next' }).click()
      await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
      await playerBar(page).getByRole('button', { name: 'Pause' }).click()
      await expectPage(playerBar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    })
    const labels = new Map<string, string[]>()
    for (const { track, label } of entries) labels.set(track, [...(labels.get(track) ?? []), label])

    expect([...labels.keys()].sort()).toEqual([
      'API',
      'Core worker',
      'Decks',
      'Engine',
      'Fades',
      'Lyrics',
      'Network',
      'Spectrum',
    ])
    expect(labels.get('Lyrics')).toContainEqual(expect.stringMatching(/^line 4: [+-]\d+\.\d ms/))
    expect(labels.get('Lyrics')).toContainEqual(expect.stringMatching(/^lines [\d, ]+: rows measured$/))
    for (const label of ['lyrics', 'lyrics parsed', 'artwork', 'palette extracted', 'call songUrl'])
      expect(labels.get('Core worker')).toContain(label)
    for (const phase of ['queued', 'sent', 'received', 'parsed', 'decoded'])
      expect(labels.get('API')).toContain(`/song/url/v1: ${phase}`)
    const sent = entries.filter(({ label }) => label === '/song/url/v1: sent')
    for (const { durationUs } of sent) expect(durationUs).toBeGreaterThan(100)
    // paths of endpoints, without an address or a parameter
    for (const label of labels.get('API') ?? []) expect(label).toMatch(/^(\/[\w-]+)+: [a-z ]+$/)
  })
})
