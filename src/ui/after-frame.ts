/**
 * Gives what asks for `run` to be called after the next frame, when reading where things stand costs no layout of its
 * own; asked for several times before it is called once. And what gives it up.
 */
export function afterFrame(run: () => void): { ask: () => void; giveUp: () => void } {
  let frame = 0
  let turn: ReturnType<typeof setTimeout> | undefined
  const call = () => {
    frame = 0
    run()
  }
  return {
    ask: () => {
      frame ||= requestAnimationFrame(() => {
        turn = setTimeout(call)
      })
    },
    giveUp: () => {
      cancelAnimationFrame(frame)
      clearTimeout(turn)
    },
  }
}
