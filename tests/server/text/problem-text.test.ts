import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { problemText } from '../../../server/text/problem-text'
import { asWritten } from '../../support/server/as-written'

const readers = join(import.meta.dirname, '../../../server/library/files')

/** The sentences with which the readers refuse a file, as they stand in their sources. */
const sentences = () => {
  const sources = readdirSync(readers, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(readers, path), 'utf8'))
  const found = sources.flatMap((source) =>
    [...source.matchAll(/(?:noAudio\(|reason: )'([^']+)'/g)].map(([, sentence = '']) => sentence),
  )
  return [...new Set(found)]
}

describe('problemText', () => {
  it('knows every sentence of the readers', () => {
    expect(sentences().length).toBeGreaterThan(10)
    const unknown = sentences().filter((reason) =>
      JSON.stringify(asWritten(problemText(reason, true))).startsWith('"无法读取：'),
    )
    expect(unknown).toEqual([])
  })

  it.each([
    ['the file is empty', '文件是空的', 'The file is empty'],
    ['EACCES', '没有读取权限', 'The server may not read it'],
    [
      'it is named as what it is not: flac',
      '扩展名与内容不符，实际是 flac',
      'Its ending does not fit: in fact it is flac',
    ],
    ['its tags cannot be read: it has no length', '没有时长', 'It has no length'],
    ['constructor', '无法读取：constructor', 'It cannot be read: constructor'],
  ])('says %s in both languages', (reason, chinese, english) => {
    expect(asWritten(problemText(reason, true))).toBe(chinese)
    expect(asWritten(problemText(reason, true), 'en')).toBe(english)
  })

  it.each([
    ['reading it fails: no module /home/me/x', 'Reading it failed'],
    ['its tags cannot be read: broken /home/me/x', 'Its tags cannot be read'],
    ['it cannot be kept: /home/me/x', 'It could not be stored'],
    ['something about /home/me/x', 'It cannot be read'],
    ['it is named as what it is not: flac', 'Its ending does not fit: in fact it is flac'],
  ])('leaves out what may name paths of the machine: %s', (reason, told) => {
    expect(asWritten(problemText(reason, false), 'en')).toBe(told)
  })
})
