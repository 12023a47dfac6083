import type { Texts } from '../text-key'

export const spectrum: Texts['spectrum'] = {
  outside: 'No spectrum for this source',
  unsupported: 'This browser cannot draw the spectrum',
  still: 'Not drawn while the system asks for less motion',
  overloaded: 'Spectrum paused: the device is busy',
}
