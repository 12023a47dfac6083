import type { IPicture } from 'music-metadata'
import { describe, expect, it } from 'vitest'
import { frontPicture } from '../../../../server/library/files/front-picture'

type Metadata = Parameters<typeof frontPicture>[0]

const picture = (byte: number, type?: string): IPicture => ({
  format: 'image/jpeg',
  data: Uint8Array.of(byte),
  ...(type !== undefined && { type }),
})

const found = (pictures: IPicture[], native: Metadata['native'] = {}) => {
  const common = { picture: pictures } as Metadata['common']
  return frontPicture({ common, native })?.[0]
}

describe('frontPicture', () => {
  it('takes the front cover wherever it stands', () => {
    expect(
      found([picture(1, 'Cover (back)'), picture(2, 'Cover (front)'), picture(3, 'Artist/performer')]),
    ).toBe(2)
  })

  it('knows the front cover of an APE tag by the key of its item', () => {
    const [back, front] = [picture(1), picture(2)]
    const items = [
      { id: 'Cover Art (Back)', value: back },
      { id: 'COVER ART (FRONT)', value: front },
    ]
    expect(found([back, front], { APEv2: items })).toBe(2)
  })

  it('takes the first picture where none is said to be the front', () => {
    expect(found([picture(1, 'Other'), picture(2, 'Cover (back)')])).toBe(1)
    expect(found([picture(4)])).toBe(4)
    expect(found([])).toBeUndefined()
  })
})
