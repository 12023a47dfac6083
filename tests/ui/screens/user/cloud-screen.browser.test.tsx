import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import type { Upload } from '../../../../src/contract/replies/cloud'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { CloudScreen } from '../../../../src/ui/screens/user/cloud-screen'
import { createDeferred } from '../../../support/deferred'
import { track } from '../../../support/track'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showUser } from '../../../support/ui/show-user'

const file = (id: number) => ({
  track: track(id),
  fileName: `${id}.mp3`,
  fileSize: 1_000,
  addedMs: null,
  matched: false,
})
const drive = (ids: number[]) =>
  ok({ files: ids.map(file), received: ids.length, total: ids.length, usedBytes: 2_500_000, maxBytes: 60e9 })

describe('CloudScreen', () => {
  it('shows the files and the usage of the drive, and plays all files', async () => {
    const { stores } = await showUser(<CloudScreen />, ({ backend }) => {
      backend.answers.userCloud = () => drive([1, 2, 3])
    })
    await expect.element(page.getByText('2.5 MB of 60 GB used')).toBeVisible()
    await expect.element(page.getByText('3 files')).toBeVisible()
    await expect.element(page.getByRole('meter', { name: 'Space of the cloud drive' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Play all', exact: true }))
    expect(stores.queue.queue.tracks.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('shows that the drive is empty', async () => {
    await showUser(<CloudScreen />, ({ backend }) => {
      backend.answers.userCloud = () => drive([])
    })
    await expect.element(page.getByText('No songs in the cloud drive yet')).toBeVisible()
  })

  it('shows why it failed to load, and loads on retry', async () => {
    const { backend } = await showUser(<CloudScreen />, (fakes) => {
      fakes.backend.answers.userCloud = () => failed({ kind: 'timeout' })
    })
    await expect.element(page.getByRole('alert')).toBeVisible()
    backend.answers.userCloud = () => drive([1])
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByText('1 file')).toBeVisible()
  })
})

const song = (name: string, text = 'sound') => new File([text], name)

/** Chooses files as the browser's dialog does. */
async function choose(files: File[]): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Upload songs' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nothing to choose files with')
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Renders the cloud screen with an empty drive. */
const showEmpty = () =>
  showUser(<CloudScreen />, ({ backend }) => {
    backend.answers.userCloud = () => drive([])
  })

describe('uploads', () => {
  it('show progress and outcome of each file, add to the drive, and pass axe', async () => {
    const { backend, uploads, stores } = await showEmpty()
    const sending = createDeferred<Result<Upload>>()
    uploads.answer = () => sending.promise
    await choose([song('a.mp3', '0123456789'), song('b.flac'), song('film.mp4')])
    const list = page.getByRole('region', { name: 'Uploads' })
    await expect.element(list.getByRole('status')).toHaveTextContent('0 of 3 uploaded, 1 failed')
    await expect.element(list.getByText('Only MP3 and FLAC files can be uploaded')).toBeVisible()
    uploads.transfers[0]?.onProgress(4)
    await expect.element(list.getByText('4 bytes of 10 bytes sent')).toBeVisible()
    await expect
      .element(list.getByRole('progressbar', { name: 'Upload of a.mp3' }))
      .toHaveAttribute('value', '4')
    uploads.transfers[0]?.onProgress(10)
    await expect.element(list.getByText('Being stored…')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    backend.answers.userCloud = () => drive([7])
    uploads.answer = () => ok({ track: track(8), alreadyThere: true })
    sending.resolve(ok({ track: track(7), alreadyThere: false }))
    await expect.element(list.getByRole('status')).toHaveTextContent('2 of 3 uploaded, 1 failed')
    await expect.element(list.getByText('This file was in the cloud drive already')).toBeVisible()
    await expect.element(page.getByText('1 file', { exact: true })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(list.getByRole('button', { name: 'Clear finished' }))
    expect(stores.cloudUploads.items.map(({ file: { name } }) => name)).toEqual(['film.mp4'])
  })

  it('can be cancelled and retried by keyboard without losing focus', async () => {
    const { uploads } = await showEmpty()
    uploads.answer = () => failed({ kind: 'timeout' })
    await choose([song('a.mp3'), song('b.mp3')])
    await expect.element(page.getByText('Not done after 200 seconds', { exact: false }).first()).toBeVisible()
    uploads.answer = () => createDeferred<Result<Upload>>().promise
    const retry = page.getByRole('button', { name: 'Upload a.mp3 again' })
    retry.element().focus()
    await userEvent.keyboard('{Enter}')
    const cancel = page.getByRole('button', { name: 'Cancel the upload of a.mp3' })
    await expect.element(cancel).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(cancel).not.toBeInTheDocument()
    expect(uploads.transfers.at(-1)?.signal.aborted).toBe(true)
    await expect.element(page.getByRole('button', { name: 'Remove b.mp3 from the uploads' })).toHaveFocus()
  })

  it('report a song whose tags could not be read, and what to do about it', async () => {
    const { uploads } = await showEmpty()
    const bare = track(7, { album: { id: 0, name: '', picUrl: null } })
    uploads.answer = () => ok({ track: bare, alreadyThere: false })
    await choose([song('a.mp3')])
    await expect.element(page.getByText('the song details failed; try “Match with a song”')).toBeVisible()
  })

  it('start from files dropped on the page, which shows that while they are held over it', async () => {
    const { uploads } = await showEmpty()
    await expect.element(page.getByRole('button', { name: 'Upload songs' })).toBeVisible()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(song('a.mp3'))
    const over = new DragEvent('dragover', { dataTransfer, cancelable: true, bubbles: true })
    document.body.dispatchEvent(over)
    expect(over.defaultPrevented).toBe(true)
    await expect.element(page.getByText('Drop to upload to the cloud drive')).toBeVisible()
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }))
    await expect.poll(() => uploads.transfers.map(({ file: { name } }) => name)).toEqual(['a.mp3'])
    await expect.element(page.getByText('Drop to upload to the cloud drive')).not.toBeInTheDocument()
  })

  it('continue when the screen is left', async () => {
    const { uploads, stores } = await showEmpty()
    uploads.answer = () => createDeferred<Result<Upload>>().promise
    await choose([song('a.mp3')])
    await expect.poll(() => uploads.transfers.length).toBe(1)
    await cleanup()
    expect([uploads.transfers[0]?.signal.aborted, stores.cloudUploads.busy]).toEqual([false, true])
  })
})
