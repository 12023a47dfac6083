import { access, constants } from 'node:fs/promises'

/** Whether a file exists and can be read now. */
export function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  )
}
