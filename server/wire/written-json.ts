import { randomUUID } from 'node:crypto'

const mark = randomUUID()
/** The parts that {@link writeJson} has come upon, which ends before anything else runs. */
let found: string[] = []

/** A part of a body that is JSON text already, so that what is long and seldom changes is written once. */
export class WrittenJson {
  readonly #text: string

  constructor(value: unknown) {
    this.#text = JSON.stringify(value)
  }

  /** For `JSON.stringify`, called by {@link writeJson}. */
  toJSON(): string {
    found.push(this.#text)
    return mark
  }
}

/** A body as JSON text. */
export function writeJson(body: unknown): string {
  found = []
  const text = JSON.stringify(body)
  const parts = found.values()
  return found.length === 0 ? text : text.replaceAll(`"${mark}"`, () => parts.next().value ?? 'null')
}
