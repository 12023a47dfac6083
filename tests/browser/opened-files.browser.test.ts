import { afterEach, describe, expect, it } from 'vitest'
import { onOpenedFiles } from '../../src/browser/opened-files'

type Consumer = (params: { files: unknown[] }) => void

afterEach(() => {
  Reflect.deleteProperty(window, 'launchQueue')
})

function fakeQueue() {
  let consumer: Consumer = () => {}
  const setConsumer = (next: Consumer) => (consumer = next)
  Object.defineProperty(window, 'launchQueue', { configurable: true, value: { setConsumer } })
  return (files: unknown[]) => consumer({ files })
}

describe('onOpenedFiles', () => {
  it('tells of the files that can be read', async () => {
    const launch = fakeQueue()
    const told: string[][] = []
    onOpenedFiles((files) => told.push(files.map(({ name }) => name)))
    const handle = (name: string) => ({ getFile: async () => new File(['x'], name) })
    launch([handle('a.mp3'), { getFile: () => Promise.reject(new Error('gone')) }, handle('b.mp3')])
    await expect.poll(() => told).toEqual([['a.mp3', 'b.mp3']])
    launch([])
    launch([handle('c.mp3')])
    await expect.poll(() => told).toEqual([['a.mp3', 'b.mp3'], ['c.mp3']])
  })

  it('does without a launch queue', () => {
    expect(() => onOpenedFiles(() => {})).not.toThrow()
  })
})
