/** Where sound comes out; the empty id is the system's own choice, labels are empty where the browser hides them. */
export interface OutputDevice {
  id: string
  label: string
}

/** The output devices that the browser lets a page know and choose. */
export interface Outputs {
  /** The one in use. */
  readonly current: OutputDevice
  /** Whether the browser can ask the listener for a device. */
  readonly canAsk: boolean
  /** Those known by now; always the system's choice first. Never rejects. */
  list(): Promise<readonly OutputDevice[]>
  /** False when the browser refuses it; then nothing changes. */
  choose(id: string): Promise<boolean>
  /** Lets the browser ask the listener, inside a gesture; null when it was called off or refused. */
  ask(): Promise<OutputDevice | null>
  /** Devices came or went, or another one is in use. */
  observe(changed: () => void): () => void
}
