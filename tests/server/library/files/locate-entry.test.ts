import { symlinkSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createEntryLocator } from '../../../../server/library/files/locate-entry'
import { musicFolder, temporaryFolder } from '../../../support/server/music-folder'

const here = (...names: readonly string[]) => names.join(sep)

function ready() {
  const root = musicFolder({ 'a/one.mp3': '1', 'b/two & three.mp3': '2', '一/二.mp3': '3' })
  const other = musicFolder({ 'four.mp3': '4' })
  const { locate } = createEntryLocator([root, other])
  const locatedFrom = (folder: string) => (entry: string) => locate(entry, join(root, folder))
  return { root, other, from: locatedFrom }
}

describe('EntryLocator', () => {
  it('finds relative and absolute paths, and addresses of files', async () => {
    const { root, other, from } = ready()
    const locate = from('a')
    expect(await locate('one.mp3')).toBe(join(root, 'a/one.mp3'))
    expect(await locate('./one.mp3')).toBe(join(root, 'a/one.mp3'))
    expect(await locate(here('..', 'b', 'two & three.mp3'))).toBe(join(root, 'b/two & three.mp3'))
    expect(await locate(join(root, '一/二.mp3'))).toBe(join(root, '一/二.mp3'))
    expect(await locate(join(other, 'four.mp3'))).toBe(join(other, 'four.mp3'))
    expect(await locate(pathToFileURL(join(root, 'b/two & three.mp3')).href)).toBe(
      join(root, 'b/two & three.mp3'),
    )
  })

  it.each([
    ['..\\b\\two & three.mp3', 'b/two & three.mp3'],
    ['../b/two%20%26%20three.mp3', 'b/two & three.mp3'],
    ['..\\%E4%B8%80\\%E4%BA%8C.mp3', '一/二.mp3'],
    ['..\\gone\\five.mp3', 'gone/five.mp3'],
    ['100%.mp3', 'a/100%.mp3'],
    ['Mix: one.mp3', 'a/Mix: one.mp3'],
  ])('understands %s', async (entry, path) => {
    const { root, from } = ready()
    expect(await from('a')(entry)).toBe(join(root, path))
  })

  it.each([
    'http://radio.example/stream.mp3',
    'https://radio.example/one.mp3',
    'rtsp://radio.example/one',
    '/etc/passwd',
    '../../../../../../../../etc/passwd',
    '..%2f..%2f..%2f..%2f..%2f..%2fetc/passwd',
    '\\\\server\\share\\one.mp3',
    '//server/share/one.mp3',
    'file://server/share/one.mp3',
    'file:///etc/passwd',
    'C:\\..\\..\\..\\..\\..\\..\\..\\one.mp3',
    'C:/Music/one.mp3',
    '.',
    '..',
  ])('leaves %s out', async (entry) => {
    const { from } = ready()
    expect(await from('')(entry)).toBeNull()
  })

  it('finds a music folder by another way that leads there', async () => {
    const root = musicFolder({ 'a/one.mp3': '1' })
    const folder = temporaryFolder()
    const link = join(folder, 'link')
    symlinkSync(root, link)
    const throughLink = createEntryLocator([link])
    expect(await throughLink.locate(join(root, 'a/one.mp3'), join(link, 'a'))).toBe(join(link, 'a/one.mp3'))
    expect(await throughLink.locate('one.mp3', join(link, 'a'))).toBe(join(link, 'a/one.mp3'))
  })
})
