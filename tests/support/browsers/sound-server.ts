import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Child } from './child'

export interface SoundServer {
  /** What a program is to be started with to use it; what it plays is heard by `SoundRecording` alone. */
  env: Record<string, string>
  stop(): Promise<void>
}

/** The source of all that is played. */
export const monitor = 'out.monitor'

/**
 * Starts a PulseAudio of its own whose only device is a sink that discards what it plays, at the pace of a real one.
 * Without a sound server the clock of an audio context stands still in Firefox.
 */
export async function startSoundServer(): Promise<SoundServer> {
  const folder = mkdtempSync(join(tmpdir(), 'melisma-sound-'))
  const socket = join(folder, 'socket')
  const own = { XDG_RUNTIME_DIR: folder, HOME: folder }
  const server = Child.start(
    'pulseaudio',
    [
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--disable-shm=yes',
      '-n',
      '-Lmodule-null-sink sink_name=out rate=48000',
      `-Lmodule-native-protocol-unix auth-anonymous=1 socket=${socket}`,
    ],
    own,
  )
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await server.ready(() => accepts(socket))
  } catch (error) {
    await stop()
    throw error
  }
  return { env: { ...own, PULSE_SERVER: `unix:${socket}` }, stop }
}

/** Resolves once a connection is accepted. */
function accepts(socket: string): Promise<true> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(socket)
    connection.once('error', reject)
    connection.once('connect', () => {
      connection.destroy()
      resolve(true)
    })
  })
}
