import { page, userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DoubleTrack, LibraryReport } from '../../../../../src/contract/replies/library'
import { failed, ok } from '../../../../../src/contract/result'
import { libraryProblem, libraryReport, scanningReport } from '../../../../support/library-report'
import { axeFaults } from '../../../../support/ui/axe-faults'
import { ids, pageOf } from '../../../../support/ui/found'
import { showRoute } from '../../../../support/ui/show-route'
import type { Fakes } from '../../../../support/ui/show-route'

afterEach(() => void vi.restoreAllMocks())

type Answers = Fakes['backend']['answers']

const problems = ids(1_200).map((id) => libraryProblem(id))

const double = (id: number): DoubleTrack => ({
  id,
  name: `Song ${id}`,
  artists: 'Artist',
  album: 'Album',
  duration: 61,
  container: 'flac',
  codec: 'flac',
  size: 2_000_000,
  place: { name: `${id}.flac`, folder: '/home/me/Music' },
})

const answersFor = (report: () => LibraryReport): Answers => ({
  libraryReport: () => ok(report()),
  libraryProblems: ({ limit, offset }) =>
    ok(pageOf(problems.slice(Number(offset), Number(offset) + Number(limit)), problems.length)),
  libraryDoubles: ({ kind }) =>
    ok(pageOf(kind === 'same' ? [{ id: 1, tracks: [double(1), double(2)] }] : [])),
})

const show = (report: LibraryReport | (() => LibraryReport), options: Parameters<typeof showRoute>[1] = {}) =>
  showRoute('/setting/library', {
    ...options,
    answers: { ...answersFor(typeof report === 'function' ? report : () => report), ...options?.answers },
  })

const group = (name: string) => page.getByRole('region', { name, exact: true })

describe('LibrarySettingsScreen', () => {
  it.each([
    [360, 'light', 'en'],
    [1440, 'dark', 'zh-CN'],
  ] as const)('tells what was found, %i wide, %s, %s', async (width, theme, language) => {
    await show(libraryReport({ problemCount: problems.length }), { width, theme, language })
    await expect.element(page.getByText('/home/me/Music', { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText('M4A (ALAC)')).toBeVisible()
    await expect.element(page.getByText('1.mp3', { exact: true })).toBeInTheDocument()
    await expect.element(page.getByText('Song 1', { exact: true })).toBeInTheDocument()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await axeFaults()).toEqual([])
  })

  it('has a tab of its own with a server that has a library', async () => {
    const { router } = await show(libraryReport())
    const tab = page.getByRole('navigation').getByRole('link', { name: 'Library' })
    await expect.element(tab).toHaveAttribute('aria-current', 'page')
    await router.navigate('/setting/main')
    await expect.element(tab).toHaveAttribute('href', '/setting/library')
  })

  it('has no tab with another backend', async () => {
    await showRoute('/setting/main')
    await expect.element(page.getByRole('link', { name: 'Other' })).toBeVisible()
    expect(page.getByRole('navigation').getByRole('link', { name: 'Library' }).query()).toBeNull()
  })

  it('shows that other backends have no library', async () => {
    await showRoute('/setting/library')
    await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be found')
  })

  it('lists every file that was passed over, and copies the list', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show(libraryReport({ problemCount: problems.length }))
    const list = page.getByRole('list', { name: 'Passed over' })
    await expect.element(list).toBeInTheDocument()
    const box = list.element()
    await expect.poll(() => box.scrollHeight).toBe(problems.length * 64)
    box.scrollTop = box.scrollHeight
    await expect.element(page.getByText('1200.mp3', { exact: true })).toBeInTheDocument()
    expect(page.getByRole('listitem').elements().length).toBeLessThan(80)
    await userEvent.click(page.getByRole('button', { name: 'Copy the list' }))
    await expect.poll(() => write.mock.calls.length).toBe(1)
    const lines = String(write.mock.calls[0]?.[0]).split('\n')
    expect([lines.length, lines[0]]).toEqual([1_200, '/home/me/Music/1.mp3: The file is empty'])
  })

  it('shows songs with the same sound, and those with the same names', async () => {
    await show(libraryReport())
    await expect.element(page.getByRole('link', { name: 'Song 2' })).toHaveAttribute('href', '/song?id=2')
    await userEvent.click(page.getByRole('radio', { name: 'The same title, artist and length' }))
    await expect.element(page.getByText('No two songs have the same title, artist and length')).toBeVisible()
  })

  it('follows a scan live, says only its start and end, and stops when it is left', async () => {
    let report = libraryReport()
    let scans = 0
    const { system, router, backend } = await show(() => report, {
      answers: {
        libraryScan: () => {
          scans++
          report = scanningReport(40, { revision: 1 })
          return ok(null)
        },
      },
    })
    const status = group('Scan').getByRole('status')
    const button = group('Scan').getByRole('button')
    await expect.element(button).toHaveTextContent('Start a scan')
    await userEvent.click(button)
    await expect.element(page.getByText('Files found: 40')).toBeVisible()
    await expect.element(status).toHaveTextContent('The folders are being scanned…')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    // it keeps focus, so it is not disabled
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(scans).toBe(1)
    report = scanningReport(90, { revision: 2 })
    system.advance(1_000)
    await expect.element(page.getByText('Files found: 90')).toBeVisible()
    await expect.element(status).toHaveTextContent('The folders are being scanned…')
    report = libraryReport({ revision: 3, trackCount: 8 })
    system.advance(1_000)
    await expect.element(status).toHaveTextContent('The scan has ended. The library holds 8 songs')
    await expect.poll(() => backend.changeCount).toBe(2)
    await router.navigate('/setting/other')
    await expect.element(page.getByRole('heading', { name: 'Backup' })).toBeVisible()
    await expect.poll(() => system.pendingTimers).toBe(0)
  })

  it('says what to do where there is no ffmpeg, no folder to open and no login', async () => {
    const folders = [{ name: 'Gone', path: null, demo: false, trackCount: 0, reachable: false }]
    await show(libraryReport({ ffmpeg: false, unplayableCount: 2, folders, mayScan: false, lastScan: null }))
    await expect
      .element(page.getByText(/Install ffmpeg on the computer/))
      .toHaveTextContent('Until then, 2 songs cannot be played in this browser.')
    await expect.element(page.getByText('Cannot be opened')).toBeVisible()
    await expect.element(page.getByText('None has ended yet')).toBeVisible()
    await expect
      .element(group('Scan').getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', '/login?to=%2Fsetting%2Flibrary')
    expect(group('Scan').getByRole('button').query()).toBeNull()
  })

  it('keeps what it has when the server is gone, and when a list fails', async () => {
    let offline = false
    const { system } = await show(libraryReport({ problemCount: 1 }), {
      answers: {
        libraryReport: () => (offline ? failed({ kind: 'timeout' }) : ok(libraryReport({ problemCount: 1 }))),
        libraryProblems: () => failed({ kind: 'timeout' }),
      },
    })
    await expect.element(group('Passed over').getByRole('alert')).toBeVisible()
    offline = true
    system.advance(5_000)
    await expect.poll(() => page.getByRole('alert').elements().length).toBe(2)
    await expect.element(group('Folders')).toBeVisible()
  })
})
