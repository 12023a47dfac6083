/**
 * A text that counts what is read of it: a step for each character that is looked at, searched through or cut out.
 * Parsers take it for a string; what they cut out is a plain string, each character of which has been counted once.
 */
class CountedText extends String {
  steps = 0

  override charCodeAt(at: number): number {
    this.steps++
    return super.charCodeAt(at)
  }

  override indexOf(search: string, from = 0): number {
    const found = super.indexOf(search, from)
    this.steps += (found === -1 ? this.length : found + search.length) - from
    return found
  }

  override startsWith(search: string, at = 0): boolean {
    this.steps += search.length
    return super.startsWith(search, at)
  }

  override slice(from?: number, to?: number): string {
    const cut = super.slice(from, to)
    this.steps += cut.length
    return cut
  }
}

/** Steps that a parser takes over a text. */
export function stepsOver(text: string, parse: (text: string) => unknown): number {
  const counted = new CountedText(text)
  parse(counted as unknown as string)
  return counted.steps
}
