import { spawn } from 'node:child_process'

export interface Product {
  address: string
  stop(): Promise<void>
}

/**
 * Starts `npm start`'s own script, on a free port unless the options name one. Resolves once it has printed its address and, unless another backend
 * answers for it, has read its library.
 */
export function startProduct(args: readonly string[]): Promise<Product> {
  const port = args.includes('--port') ? [] : ['--port', '0']
  const child = spawn(process.execPath, ['tools/start.mjs', ...port, ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (part: Buffer) => {
      printed += part.toString()
      const address = /Melisma is at (http:\S+)/.exec(printed)?.[1]
      if (!address || !(args.includes('--backend') || printed.includes('Library: '))) return
      resolve({
        address,
        stop: async () => {
          child.kill('SIGTERM')
          await ended
        },
      })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(`the product ended before it served:\n${printed}`)))
  })
}

/** Runs it until it ends by itself, with options that do not make it serve. */
export function runProduct(
  args: readonly string[],
): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(process.execPath, ['tools/start.mjs', ...args])
  let out = ''
  let error = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (error += part.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, error })))
}
