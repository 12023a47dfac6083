import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { ok } from '../../../../src/contract/result'
import { libraryProblem, libraryReport, scanningReport } from '../../../support/library-report'
import { axeFaults } from '../../../support/ui/axe-faults'
import { pageOf } from '../../../support/ui/found'
import { playlist } from '../../../support/playlist'
import { showRoute } from '../../../support/ui/show-route'
import type { Fakes } from '../../../support/ui/show-route'

const nothing: Fakes['backend']['answers'] = {
  banner: () => ok([]),
  personalized: () => ok([]),
  albumNewest: () => ok([]),
}

const empty = (changes: Parameters<typeof libraryReport>[0] = {}) =>
  libraryReport({
    trackCount: 0,
    formats: [],
    folders: [{ name: 'Music', path: '/home/me/Music', demo: false, trackCount: 0, reachable: true }],
    ...changes,
  })

const showHome = (answers: Fakes['backend']['answers'], width = 1000) =>
  showRoute('/', {
    answers: { ...nothing, ...answers },
    width,
    prepare: ({ stores }) => void stores.playerBundle.load(),
  })

describe('EmptyLibrary', () => {
  it.each([360, 1440])(
    'says what was looked for, where, and what was passed over: %i wide',
    async (width) => {
      await showHome(
        {
          libraryReport: () => ok(empty({ problemCount: 9 })),
          libraryProblems: ({ limit }) => {
            const first = [1, 2, 3].map((id) => libraryProblem(id)).slice(0, Number(limit))
            return ok(pageOf(first, 9))
          },
        },
        width,
      )
      await expect.element(page.getByText('No songs were found').first()).toBeVisible()
      await expect.element(page.getByText(/mp3, flac, m4a/)).toBeVisible()
      await expect.element(page.getByText('/home/me/Music')).toBeVisible()
      await expect.element(page.getByText('9 files were passed over')).toBeVisible()
      await expect.element(page.getByText('2.mp3: The file is empty')).toBeVisible()
      await expect
        .element(page.getByRole('link', { name: 'Show all that was passed over' }))
        .toHaveAttribute('href', '/setting/library')
      await expect.element(page.getByText('npm start -- --music ~/Music')).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await axeFaults()).toEqual([])
    },
  )

  it('starts a scan, and shows the music as soon as there is some', async () => {
    let report = empty()
    const { system, backend } = await showHome({
      libraryReport: () => ok(report),
      libraryScan: () => {
        report = scanningReport(12, { trackCount: 0, folders: [] })
        return ok(null)
      },
    })
    await userEvent.click(page.getByRole('button', { name: 'Scan again' }))
    await expect.element(page.getByText('Files found: 12')).toBeVisible()
    backend.answers.personalized = () => ok([playlist(1)])
    report = libraryReport({ revision: 2 })
    system.advance(1_000)
    await expect.element(page.getByText('Playlist 1')).toBeVisible()
    await expect.poll(() => system.pendingTimers).toBe(0)
  })

  it('says no more than that it is empty with another backend', async () => {
    await showHome({})
    await expect.element(page.getByText('The library is still empty').first()).toBeVisible()
    expect(page.getByText('What to do next').query()).toBeNull()
  })
})
