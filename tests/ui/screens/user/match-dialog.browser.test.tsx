import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../../src/contract/result'
import { MatchDialog } from '../../../../src/ui/screens/user/match-dialog'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { found, pageOf } from '../../../support/ui/found'
import { showUser } from '../../../support/ui/show-user'

async function show() {
  const matched: unknown[] = []
  const searched: unknown[] = []
  const file = { track: track(1), fileName: '1.mp3', fileSize: 1_000, addedMs: null, matched: false }
  const shown = await showUser(<MatchDialog track={track(1)} onClose={() => {}} />, ({ backend }) => {
    backend.answers.userCloud = () =>
      ok({ files: [file], received: 1, total: 1, usedBytes: 1_000, maxBytes: 60e9 })
    backend.answers.songDetail = ({ ids }) => ok(Number(ids) === 77 ? [track(77)] : [])
    backend.answers.cloudsearch = ({ keywords }) => {
      searched.push(keywords)
      if (keywords === 'down') return failed({ kind: 'timeout' })
      return ok(found({ tracks: pageOf(keywords === 'nothing' ? [] : [track(1), track(5), track(6)]) }))
    }
    backend.answers.cloudMatch = (params) => {
      matched.push(params)
      return ok(null)
    }
  })
  await shown.stores.cloud.load()
  return { ...shown, matched, searched }
}

const field = page.getByLabelText('Title, artist, id or link of the song')
const match = page.getByRole('button', { name: 'Match', exact: true })
const songs = page.getByRole('group', { name: 'Found songs' })
const says = (words: string) => expect.element(field).toHaveAccessibleDescription(words)

describe('MatchDialog', () => {
  it('searches for the name of the file first, and matches it with the chosen song', async () => {
    const { matched, searched } = await show()
    const other = songs.getByRole('radio', { name: 'Track 6' })
    await expect.element(other).toBeVisible()
    expect(searched).toEqual(['Track 1'])
    // the file itself is not offered
    expect(songs.getByRole('radio').elements().length).toBe(2)
    await expect.element(songs.getByText('1:00').first()).toBeVisible()
    await expect.element(match).toBeDisabled()
    await userEvent.click(other)
    expect(await axeFaults()).toEqual([])
    await userEvent.click(match)
    await expect.poll(() => matched).toEqual([{ uid: 5, sid: 1, asid: 6 }])
  })

  it('finds a song by its link, and by keyboard', async () => {
    const { matched } = await show()
    await userEvent.fill(field, 'https://music.163.com/#/song?id=77')
    await expect.element(songs.getByRole('radio', { name: 'Track 77' })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(songs.getByRole('radio')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(match).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => matched).toEqual([{ uid: 5, sid: 1, asid: 77 }])
  })

  it('says that nothing was found, and why the search failed', async () => {
    await show()
    await userEvent.fill(field, 'nothing')
    await says('No song was found')
    await userEvent.fill(field, 'down')
    await says('The server did not answer in time; try again later')
  })
})
