/** An output device. The empty id is the system's choice; labels are empty if the browser hides them. */
export interface OutputDevice {
  id: string
  label: string
}

/** The output devices that the browser shows to a page and lets it choose. */
export interface AudioOutputs {
  /** The device in use. */
  readonly current: OutputDevice
  /** Whether `requestDevice` works in this browser. */
  readonly canRequest: boolean
  /** Returns the known devices, the system's choice first. Never rejects. */
  list(): Promise<readonly OutputDevice[]>
  /** Switches to a device. Returns false if the browser refuses it; then nothing changes. */
  choose(id: string): Promise<boolean>
  /** Shows the browser's list of devices; needs a user gesture. Returns null if it was cancelled or refused. */
  requestDevice(): Promise<OutputDevice | null>
  /** Calls `changed` when devices come or go, or another one is in use. Returns a function that unsubscribes. */
  observe(changed: () => void): () => void
}
