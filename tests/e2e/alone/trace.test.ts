import type { CDPSession } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectPage } from '../expect-page'
import { openPage } from '../open-page'
import { bar, playing } from '../player-bar'

interface TraceEvent {
  name: string
  args?: { data?: { name?: string; track?: string; trackGroup?: string } }
}

/** What was recorded of the group between the calls. */
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
  it('shows engine, decks, fades, network and spectrum on tracks of their own', async () => {
    const page = await openPage({ settings: { musicFrequency: true } })
    const session = await page.context().newCDPSession(page)
    const tracks = await record(session, async () => {
      await playing(page)
      await bar(page).getByRole('button', { name: 'Next' }).click()
      await expectPage(bar(page).getByText(/0:0[1-9] \//)).toBeVisible()
      await bar(page).getByRole('button', { name: 'Pause' }).click()
      await expectPage(bar(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    })
    expect([...new Set(tracks)].sort()).toEqual(['Decks', 'Engine', 'Fades', 'Network', 'Spectrum'])
  })
})
