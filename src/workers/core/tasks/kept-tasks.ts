import type { createKeptTasks } from '../offline/kept-files'

type KeptTasks = ReturnType<typeof createKeptTasks>

/** The tasks of what is kept on this device, whose code is loaded when the first is run: most visits keep nothing. */
export function lazyKeptTasks(): KeptTasks {
  let loading: Promise<KeptTasks> | undefined
  const load = async () => {
    try {
      return (await import('../offline/kept-files')).createKeptTasks()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const tasks = () => (loading ??= load())
  return {
    keepSong: async (...call) => (await tasks()).keepSong(...call),
    keptSizes: async (...call) => (await tasks()).keptSizes(...call),
    keepCovers: async (...call) => (await tasks()).keepCovers(...call),
  }
}
