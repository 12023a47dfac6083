import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, inject } from 'vitest'
import { SoundRecording } from './sound-recording'

/** Records all that the browser plays while the tests of a file run. Returns the recording. */
export function listen(): () => SoundRecording {
  let recording: SoundRecording | null = null
  beforeAll(async () => {
    recording = await SoundRecording.start(inject('soundEnv'))
  })
  afterAll(() => recording?.stop())
  return () => {
    if (!recording) throw new Error('nothing is recorded yet')
    return recording
  }
}

/** Lets so many milliseconds of sound be played. */
export const listenFor = (ms: number): Promise<void> => setTimeout(ms)
