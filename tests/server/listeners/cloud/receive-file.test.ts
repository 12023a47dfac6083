import { createWriteStream, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { receiveFile } from '../../../../server/listeners/cloud/receive-file'
import { uploadFaults } from '../../../../server/listeners/cloud/upload-fault'
import { temporaryFolder } from '../../../support/server/music-folder'

const boundary = '----form7d'
const never = new AbortController().signal

/** A form with one file, in chunks of these sizes in turn. */
const requestOf = (bytes: Uint8Array, sizes: readonly number[]) => {
  let at = 0
  let turn = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      const size = sizes[turn++ % sizes.length]!
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
  return new Request('http://127.0.0.1/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

const formOf = (file: Uint8Array, name = 'a.mp3') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\nx\r\n`),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="songFile"; filename="${name}"\r\nContent-Type: audio/mpeg\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const receiveIn =
  (folder: string) =>
  (request: Request, maxBytes = 1_000_000) =>
    receiveFile(
      request,
      {
        folder,
        maxBytes,
        tooLargeFault: uploadFaults.tooLarge,
        createFile: (path) => createWriteStream(path, { flags: 'wx', flush: true }),
      },
      never,
    )

/** Bytes that often contain parts of the form's own boundaries. */
const tricky = fc
  .array(
    fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .constantFrom('\r\n', '--', `\r\n--${boundary}`, `--${boundary}--`, '\r', '\n', '\0')
        .map((text) => Buffer.from(text)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => Buffer.concat(parts))

const sizes = fc.array(fc.integer({ min: 5, max: 300 }), { minLength: 1, maxLength: 5 })

describe('receiveFile', () => {
  it('stores every byte, however the form is cut into chunks', async () => {
    const folder = temporaryFolder()
    await fc.assert(
      fc.asyncProperty(tricky, sizes, async (file, cuts) => {
        fc.pre(
          !file.includes(`\r\n--${boundary}`) &&
            !Buffer.concat([Buffer.from('\r\n'), file]).includes(`\r\n--${boundary}`),
        )
        const received = await receiveIn(folder)(requestOf(formOf(file), cuts))
        if ('code' in received) throw new Error(JSON.stringify(received))
        expect(readFileSync(received.path).equals(file)).toBe(true)
        expect(received).toMatchObject({
          name: 'a.mp3',
          extension: 'mp3',
          size: file.length,
          md5: createHash('md5').update(file).digest('hex'),
        })
        rmSync(received.path)
      }),
      { numRuns: 50 },
    )
  })

  it('gives up a form that continues with a file after it has failed', async () => {
    const folder = temporaryFolder()
    const form = formOf(Buffer.from('some bytes'))
    // the header of the first part, a field before the file
    form[form.indexOf('name="note"') + 6] = 2
    expect(await receiveIn(folder)(requestOf(form, [form.length]))).toEqual(uploadFaults.brokenForm)
    expect(readdirSync(folder)).toEqual([])
  })

  it('survives any damage to the form, and leaves no files behind', async () => {
    const root = temporaryFolder()
    const damage = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(
        tricky,
        sizes,
        damage,
        fc.nat(1500),
        fc.nat(600),
        async (file, cuts, changes, cut, maxBytes) => {
          const folder = mkdtempSync(join(root, 'x'))
          const form = formOf(file)
          for (const [at, value] of changes) form[at % form.length] = value
          const whole = cut % 3 === 0 ? form.subarray(0, cut) : form
          const received = await receiveIn(folder)(requestOf(whole, cuts), maxBytes)
          if ('code' in received) expect(readdirSync(folder)).toEqual([])
          else {
            expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([received.path])
            expect(received.size).toBeLessThanOrEqual(maxBytes)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})
