import type { Locator } from 'playwright'
import { expectPage } from './expect-page'

/** Does by the keyboard what a click does: the control can have focus, and takes the key. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus()
  await expectPage(control).toBeFocused()
  await control.page().keyboard.press(key)
}
