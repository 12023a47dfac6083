import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { rowIndexes, useRowSpan } from '../../../../src/ui/kit/list/use-row-span'

const rowPixels = 50
const doNothing = () => {}

/** Calls back within the render that first shows it. */
function Row({ at, onShown }: { at: number; onShown: () => void }) {
  useLayoutEffect(onShown, [onShown])
  return <div data-at={at} style={{ position: 'absolute', top: at * rowPixels, height: rowPixels }} />
}

/** A list whose length is known only once a row beyond the first ones is rendered. */
function GrowingList({ before, after }: { before: number; after: number }) {
  const view = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(before)
  const grow = useCallback(() => setCount(after), [after])
  const span = useRowSpan(box, count, { scroller: view })
  return (
    <div ref={view} data-testid="view" style={{ height: 400, overflow: 'auto' }}>
      <div ref={box} style={{ position: 'relative', height: count * rowPixels }}>
        {rowIndexes(span, count, -1).map((at) => (
          <Row key={at} at={at} onShown={at > 60 ? grow : doNothing} />
        ))}
      </div>
    </div>
  )
}

const rendered = () =>
  [...document.querySelectorAll<HTMLElement>('[data-at]')].map(({ dataset }) => Number(dataset['at']))
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))

it('measures once after a frame when the list grows within the render that a measuring sets off', async () => {
  await render(<GrowingList before={100} after={300} />)
  const view = document.querySelector('[data-testid=view]')
  if (!view) throw new Error('no list')
  view.scrollTop = 100 * rowPixels
  await expect.poll(() => view.scrollHeight).toBe(300 * rowPixels)
  view.scrollTop = 300 * rowPixels
  await expect.poll(() => rendered().at(-1)).toBe(299)
  for (let frames = 0; frames < 8; frames++) {
    await frame()
    expect(rendered().at(-1)).toBe(299)
  }
})
