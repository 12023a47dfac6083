import type { CDPSession } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../../support/e2e/expect-page'
import { openPage } from '../../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../../support/e2e/player-bar'

interface TraceEvent {
  name: string
  args?: { data?: { name?: string; track?: string; trackGroup?: string } }
}

/** Records a trace during `act` and returns the tracks of the group Melisma. */
async function record(session: CDPSession, act: () => Promise<void>): Promise<string[]> {
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
  return stamps.flatMap(({ track, trackGroup }) => (trackGroup === 'Melisma' && track ? [track] : []))
}

describe('the performance panel', () => {
  it('shows engine, decks, fades, network and spectrum on separate tracks', async () => {
    const page = await openPage({ settings: { musicFrequency: true } })
    const session = await page.context().newCDPSession(page)
    const tracks = await record(session, async () => {
      await playFirstPlaylist(page)
      await playerBar(page).getByRole('button', { name: 'Next' }).click()
      await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
      await playerBar(page).getByRole('button', { name: 'Pause' }).click()
      await expectPage(playerBar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    })
    expect([...new Set(tracks)].sort()).toEqual(['Decks', 'Engine', 'Fades', 'Network', 'Spectrum'])
  })
})
