import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { VideoCard } from '../../../../src/ui/kit/card/video-card'
import { VideoGrid } from '../../../../src/ui/kit/card/video-grid'
import { video } from '../../../support/ui/found'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showPart } from '../../../support/ui/show-part'

describe('VideoCard', () => {
  it.each(['light', 'dark'] as const)(
    'links to the video and shows its length and number of plays, %s',
    async (theme) => {
      const grid = (
        <VideoGrid>
          <VideoCard video={{ ...video(5), cover: '/cover.jpg' }} />
          <VideoCard video={{ ...video(6), id: 'A/B', artists: [], duration: 0, playCount: 0 }} />
        </VideoGrid>
      )
      await showPart(grid, { theme, width: 360 })
      const known = page.getByRole('link', { name: 'Video 5' })
      await expect.element(known).toHaveTextContent('1:05Video 5ArtistPlays: 1.2M')
      expect(known.element().getAttribute('href')).toBe('/video?id=5')
      expect(known.element().querySelector('img')?.getAttribute('src')).toBe('/cover.jpg?param=464y260')
      const odd = page.getByRole('link', { name: 'Video 6' })
      await expect.element(odd).toHaveTextContent(/^Video 6Unknown artist$/)
      expect(odd.element().getAttribute('href')).toBe('/video?id=A%2FB')
      expect(await axeFaults()).toEqual([])
    },
  )
})
