/** The player's bar as it reads this moment; an English page. */
export interface BarFacts {
  /** Names of its buttons. */
  buttons: string[]
  text: string
  /** Seconds by its slider. */
  position: number
  /** Whether the page ever had a gesture. */
  gestured: boolean
}

/** To be evaluated in the page; brings {@link BarFacts}. */
export const barFacts = `(() => {
  const bar = document.querySelector('section[aria-label="Player"]')
  return {
    buttons: [...(bar?.querySelectorAll('button') ?? [])].map((button) => button.ariaLabel ?? ''),
    text: bar?.innerText ?? '',
    position: Number(bar?.querySelector('input[type="range"]')?.value ?? 0),
    gestured: navigator.userActivation.hasBeenActive,
  }
})()`

/**
 * To be evaluated in the page: presses the first match the way a script does, which is no gesture; false when there
 * is none.
 */
export const pressOf = (selector: string): string => `(() => {
  const button = document.querySelector(${JSON.stringify(selector)})
  button?.click()
  return button !== null
})()`

/** The selector of a button of the bar. */
export const barButton = (name: string): string => `section[aria-label="Player"] button[aria-label="${name}"]`
