import { basename, dirname, join, relative, sep } from 'node:path'

/**
 * Returns where a file is. Only at the machine itself are whole paths told; elsewhere they start with the name of the
 * music folder.
 */
export function wireLibraryPlace(path: string, root: string, operator: boolean) {
  const shown = operator ? path : join(basename(root), relative(root, path))
  const folder = dirname(shown)
  return { name: basename(shown), folder: folder === '.' ? '' : folder.split(sep).join('/') }
}
