import type { Locator } from 'playwright'
import { expectPage } from './expect-page'

/** Focuses a control and presses a key on it, as a listener without a mouse does. */
export async function pressKeyOn(control: Locator, key = 'Enter'): Promise<void> {
  await control.focus()
  await expectPage(control).toBeFocused()
  await control.page().keyboard.press(key)
}
