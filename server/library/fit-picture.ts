import { pictureFormat } from './picture-format'

export const maxPictureBytes = 10 * 1024 * 1024
export const maxPictureEdge = 4096

/** Whether a picture may be shown as a cover: a still JPEG, PNG or WebP of bounded bytes and edges. */
export function fitPicture(picture: Uint8Array): boolean {
  if (picture.length > maxPictureBytes) return false
  const format = pictureFormat(picture)
  if (!format) return false
  return [format.width, format.height].every((edge) => edge > 0 && edge <= maxPictureEdge)
}
