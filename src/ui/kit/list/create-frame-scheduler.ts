/**
 * Returns `schedule`, which calls `run` once after the next frame however often it is called before that, and `cancel`.
 * After a frame layout is clean, so `run` may read positions without forcing one.
 */
export function createFrameScheduler(run: () => void): { schedule: () => void; cancel: () => void } {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    frame = 0
    run()
  }
  return {
    schedule: () => {
      frame ||= requestAnimationFrame(() => {
        timer = setTimeout(call)
      })
    },
    cancel: () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    },
  }
}
