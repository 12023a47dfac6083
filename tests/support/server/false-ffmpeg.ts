import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { musicFolder } from './music-folder'

/** Returns the path of a shell script that stands for ffmpeg. Its output is what it would convert to. */
export function falseFfmpeg(script: string): string {
  const path = join(musicFolder({ ffmpeg: `#!/bin/sh\n${script}\n` }), 'ffmpeg')
  chmodSync(path, 0o755)
  return path
}
