/** https://developer.mozilla.org/docs/Web/API/LaunchQueue; not in the type library, nor in every browser. */
interface LaunchQueue {
  setConsumer(consumer: (params: { files: readonly FileSystemFileHandle[] }) => void): void
}

/** Returns the files that can be read. */
async function filesOf(handles: readonly FileSystemFileHandle[]): Promise<File[]> {
  const read = await Promise.allSettled(handles.map((handle) => handle.getFile()))
  return read.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []))
}

/** Calls `listener` with the files that the installed app is opened with, now and later. */
export function onOpenedFiles(listener: (files: File[]) => void): void {
  const { launchQueue } = window as Window & { launchQueue?: LaunchQueue }
  const read = async (handles: readonly FileSystemFileHandle[]) => {
    const files = await filesOf(handles)
    if (files.length > 0) listener(files)
  }
  launchQueue?.setConsumer(({ files }) => void read(files))
}
