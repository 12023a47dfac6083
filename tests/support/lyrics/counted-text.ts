/**
 * A string that counts how much of it is read: one step for each character that is accessed, searched or copied.
 * Slices are plain strings; their characters are counted once, when they are copied.
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

/** Returns the steps that a parser needs for a text. */
export function stepsOver(text: string, parse: (text: string) => unknown): number {
  const counted = new CountedText(text)
  parse(counted as unknown as string)
  return counted.steps
}
