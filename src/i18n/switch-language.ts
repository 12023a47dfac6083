import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import { addTexts } from './add-texts'

/** Switches to a language once its texts are fetched, if it is still `wanted` then. Returns false if they cannot be fetched. */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  wanted: () => boolean,
): Promise<boolean> {
  const lacking = () =>
    (['shell', 'playerBundle'] as const).filter(
      (part) =>
        instance.hasResourceBundle(instance.language, part) && !instance.hasResourceBundle(language, part),
    )
  try {
    while (lacking().length > 0) await addTexts(instance, language, lacking())
  } catch {
    return false
  }
  // changing to the current language would notify all listeners for nothing
  if (wanted() && instance.language !== language) await instance.changeLanguage(language)
  return true
}
