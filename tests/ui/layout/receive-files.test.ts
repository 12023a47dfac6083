import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { receiveFiles } from '../../../src/ui/layout/receive-files'

/** Opens files of these names with the app. Returns what was done with them, and where the app is. */
async function open(...names: string[]) {
  const done: string[] = []
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/'] })
  receiveFiles(
    router,
    {
      cloudUploads: { add: (files) => done.push(`upload ${files.map(({ name }) => name).join()}`) },
      backup: { offer: ({ name }) => done.push(`load ${name}`) },
    },
    names.map((name) => new File(['x'], name)),
  )
  await Promise.resolve()
  return { done, path: router.state.location.pathname }
}

describe('receiveFiles', () => {
  it('uploads songs, and shows that', async () => {
    expect(await open('a.mp3', 'b.flac')).toEqual({ done: ['upload a.mp3,b.flac'], path: '/user/cloud' })
  })

  it('offers to load a backup', async () => {
    expect(await open('melisma-backup.json')).toEqual({
      done: ['load melisma-backup.json'],
      path: '/setting/other',
    })
  })
})
