/** What the player bar of an English page shows at one moment. */
export interface BarState {
  /** Names of its buttons. */
  buttons: string[]
  text: string
  /** Position of its slider in seconds. */
  position: number
  /** Whether the page ever had a user gesture. */
  hadGesture: boolean
}

/** Evaluated in the page, returns {@link BarState}. */
export const barStateExpression = `(() => {
  const bar = document.querySelector('section[aria-label="Player"]')
  return {
    buttons: [...(bar?.querySelectorAll('button') ?? [])].map((button) => button.ariaLabel ?? ''),
    text: bar?.innerText ?? '',
    position: Number(bar?.querySelector('input[type="range"]')?.value ?? 0),
    hadGesture: navigator.userActivation.hasBeenActive,
  }
})()`

/**
 * To be evaluated in the page: presses the first match the way a script does, which is no gesture; false when there
 * is none.
 */
export const clickExpression = (selector: string): string => `(() => {
  const button = document.querySelector(${JSON.stringify(selector)})
  button?.click()
  return button !== null
})()`

/** Returns the selector of a button of the bar. */
export const barButtonSelector = (name: string): string =>
  `section[aria-label="Player"] button[aria-label="${name}"]`
