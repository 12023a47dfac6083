/** The modules that contexts have loaded, or are loading. */
const modules = new WeakMap<BaseAudioContext, Map<string, Promise<void>>>()

/** Loads the code of a worklet, once per context. Rejects if that fails; the next call tries again. May stay pending. */
export function loadModule(context: BaseAudioContext, url: string): Promise<void> {
  const loaded = modules.get(context) ?? new Map<string, Promise<void>>()
  modules.set(context, loaded)
  let module = loaded.get(url)
  if (!module) {
    module = context.audioWorklet.addModule(url)
    loaded.set(url, module)
    module.catch(() => loaded.delete(url))
  }
  return module
}
