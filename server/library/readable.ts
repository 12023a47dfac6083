import { access, constants } from 'node:fs/promises'

/** Whether a file is there and may be read at this moment. */
export function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
}
