import type { Language } from '../../src/contract/languages'

/** Returns the language for an `Accept-Language` header: Chinese if it is preferred or nothing is given. */
export function wantedLanguage(header: string | null): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const known = wanted.find(({ tag }) => /^(zh|en)\b/.test(tag))
  if (known) return known.tag.startsWith('zh') ? 'zh-CN' : 'en'
  return wanted.length === 0 ? 'zh-CN' : 'en'
}
