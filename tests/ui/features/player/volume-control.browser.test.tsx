import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { VolumeControl } from '../../../../src/ui/features/player/volume-control'
import { showPart } from '../../../support/ui/show-part'

describe('VolumeControl', () => {
  it.each([
    [0, 'volume-x'],
    [0.01, 'volume'],
    [0.39, 'volume'],
    [0.4, 'volume-1'],
    [0.69, 'volume-1'],
    [0.7, 'volume-2'],
    [1, 'volume-2'],
  ])('shows a volume of %d as %s', async (level, icon) => {
    const { stores } = await showPart(<VolumeControl />)
    stores.volume.setLevel(level)
    const button = page.getByRole('button', { name: /mute/i })
    await expect
      .poll(() => button.element().querySelector('svg')?.classList.contains(`lucide-${icon}`))
      .toBe(true)
  })
})
