import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import { addTexts } from './add-texts'

/** Switches to another language if it is still wanted once its tables are here; false when they could not be had. */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  wanted: () => boolean,
): Promise<boolean> {
  const lacking = () =>
    (['frame', 'music'] as const).filter(
      (part) =>
        instance.hasResourceBundle(instance.language, part) && !instance.hasResourceBundle(language, part),
    )
  try {
    while (lacking().length > 0) await addTexts(instance, language, lacking())
  } catch {
    return false
  }
  // a change to the same tells everyone who listens all the same
  if (wanted() && instance.language !== language) await instance.changeLanguage(language)
  return true
}
