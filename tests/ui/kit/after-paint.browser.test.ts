import { describe, expect, it } from 'vitest'
import { afterPaint } from '../../../src/ui/kit/after-paint'

const nextFrame = () => new Promise<void>((drawn) => requestAnimationFrame(() => drawn()))
const ran = () => new Promise<void>((done) => afterPaint(done))

describe('afterPaint', () => {
  it('runs in a task of its own after the next frame', async () => {
    const order: string[] = []
    const done = new Promise<void>((resolve) =>
      afterPaint(() => {
        order.push('run')
        resolve()
      }),
    )
    requestAnimationFrame(() => {
      order.push('frame')
      void Promise.resolve().then(() => order.push('end of the frame'))
    })
    await done
    expect(order).toEqual(['frame', 'end of the frame', 'run'])
  })

  it('runs all that wait for the same frame in one task', async () => {
    const order: string[] = []
    afterPaint(() => {
      order.push('first')
      setTimeout(() => order.push('a later task'))
    })
    afterPaint(() => order.push('second'))
    await ran()
    expect(order).toEqual(['first', 'second'])
  })

  it('runs a function once after a frame that it was given for twice', async () => {
    let runs = 0
    const count = () => void runs++
    afterPaint(count)
    afterPaint(count)
    await ran()
    expect(runs).toBe(1)
  })

  it('does not run what was cancelled, also between the frame and the task', async () => {
    const order: string[] = []
    const cancelFirst = afterPaint(() => order.push('first'))
    const cancelSecond = afterPaint(() => order.push('second'))
    cancelFirst()
    await nextFrame()
    cancelSecond()
    await ran()
    expect(order).toEqual([])
  })

  it('leaves to the frame after what is asked for while it runs', async () => {
    const order: string[] = []
    afterPaint(() => {
      afterPaint(() => order.push('inner'))
      order.push('outer')
    })
    await ran()
    expect(order).toEqual(['outer'])
    await ran()
    expect(order).toEqual(['outer', 'inner'])
  })
})
