/** Milliseconds between two steps of what moves by a few pixels a second: each frame drawn costs the whole machine. */
const stepMs = 125

const moving = new Set<(step: number) => void>()
let timer: ReturnType<typeof setInterval> | null = null
let steps = 0

function step(): void {
  steps++
  for (const move of moving) move(steps)
}

function onVisibility(): void {
  const wanted = moving.size > 0 && !document.hidden
  if (wanted === (timer !== null)) return
  if (timer !== null) clearInterval(timer)
  timer = wanted ? setInterval(step, stepMs) : null
  if (wanted) step()
}

/**
 * Calls `move` eight times a second while the page is visible, all of them in one task, so that one frame shows all.
 * It is given the number of the step. Returns a function that stops it.
 */
export function onSlowFrame(move: (step: number) => void): () => void {
  if (moving.size === 0) document.addEventListener('visibilitychange', onVisibility)
  moving.add(move)
  onVisibility()
  return () => {
    moving.delete(move)
    if (moving.size === 0) document.removeEventListener('visibilitychange', onVisibility)
    onVisibility()
  }
}
