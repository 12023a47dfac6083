import { Child } from './child'

export interface VirtualDisplay {
  env: Record<string, string>
  stop(): Promise<void>
}

/** Starts an X server without a screen, on a number that it chooses. */
export async function startVirtualDisplay(): Promise<VirtualDisplay> {
  const size = ['-screen', '0', '1440x1000x24']
  const server = Child.start('Xvfb', ['-displayfd', '3', ...size, '-nolisten', 'tcp'], {}, [
    'ignore',
    'pipe',
    'pipe',
    'pipe',
  ])
  let number = ''
  server.stream(3).on('data', (part: Buffer) => (number += part.toString()))
  try {
    await server.ready(() => number.endsWith('\n') || undefined)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { env: { DISPLAY: `:${number.trim()}`, GDK_BACKEND: 'x11' }, stop: () => server.stop() }
}
