import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { VideoCard } from '../../../src/ui/parts/video-card'
import { VideoGrid } from '../../../src/ui/parts/video-grid'
import { video } from '../screens/found'
import { axeFaults } from './axe-faults'
import { showPart } from './show-part'

describe('VideoCard', () => {
  it.each(['light', 'dark'] as const)(
    'leads to the video and says how long it is and how often it was seen, %s',
    async (theme) => {
      const grid = (
        <VideoGrid>
          <VideoCard video={{ ...video(5), cover: '/cover.jpg' }} />
          <VideoCard video={{ ...video(6), id: 'A/B', artists: [], duration: 0, playCount: 0 }} />
        </VideoGrid>
      )
      await showPart(grid, { theme, width: 360 })
      const known = page.getByRole('link', { name: 'Video 5' })
      await expect.element(known).toHaveTextContent('1:05Video 5ArtistPlayed 1.2M times')
      expect(known.element().getAttribute('href')).toBe('/video?id=5')
      expect(known.element().querySelector('img')?.getAttribute('src')).toBe('/cover.jpg?param=464y260')
      const odd = page.getByRole('link', { name: 'Video 6' })
      await expect.element(odd).toHaveTextContent(/^Video 6Unknown artist$/)
      expect(odd.element().getAttribute('href')).toBe('/video?id=A%2FB')
      expect(await axeFaults()).toEqual([])
    },
  )
})
