import { useRef } from 'react'
import type { CSSProperties } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { usePlayerSides } from '../../../../src/ui/features/player/use-player-sides'

const fromTop: CSSProperties = {
  position: 'absolute',
  top: 'var(--player-top)',
  left: 'var(--player-left)',
  width: 'var(--player-width)',
  height: 'var(--player-height)',
}
const fromBottom: CSSProperties = { ...fromTop, top: undefined, bottom: 'var(--player-bottom)' }

function Player({ head, width }: { head: number; width: number }) {
  const part = useRef<HTMLDivElement>(null)
  usePlayerSides(part, true)
  const layer: CSSProperties = { position: 'fixed', inset: '10px auto 20px 30px', width }
  return (
    <div data-player-layer style={{ ...layer, display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' }}>
      <div style={{ height: head }} />
      <div ref={part} style={{ position: 'relative', marginInline: 40, marginBottom: 50 }}>
        <div data-testid="top" style={fromTop} />
        <div data-testid="bottom" style={fromBottom} />
      </div>
    </div>
  )
}

const rectOf = (selector: string) => {
  const { top, left, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return { top, left, width, height }
}
const copies = () => ['[data-testid=top]', '[data-testid=bottom]'].map(rectOf)

describe('usePlayerSides', () => {
  it('says where the player is, also when the player or what is above the part changes', async () => {
    const { rerender } = await render(<Player head={60} width={500} />)
    const player = () => rectOf('[data-player-layer]')
    await expect.poll(copies).toEqual([player(), player()])
    await rerender(<Player head={60} width={420} />)
    await expect.poll(copies).toEqual([player(), player()])
    await rerender(<Player head={100} width={420} />)
    await expect.poll(copies).toEqual([player(), player()])
    expect(player().width).toBe(420)
  })
})
