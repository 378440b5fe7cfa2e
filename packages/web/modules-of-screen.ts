import type { Plugin } from 'vite'

/** The modules of the source that a screen loads with its code, and the plugin that collects them. */
export interface ModulesOfScreen {
  readonly plugin: Plugin
  /** Known when all modules are read, which is before they are put into files. */
  readonly has: (id: string) => boolean
}

/**
 * Collects the modules that `screen` imports statically, also through others. Packages are not opened: they list many modules
 * of which a screen needs few, and the bundler adds those.
 */
export function modulesOfScreen(screen: string, environment: string): ModulesOfScreen {
  const modules = new Set<string>()
  const plugin: Plugin = {
    name: 'modules-of-screen',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    buildEnd(failure) {
      if (failure) return
      const start = [...this.getModuleIds()].find((id) => id.endsWith(screen))
      const waiting = [start ?? this.error(`There is no module ${screen}.`)]
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (modules.has(id) || id.includes('/node_modules/')) continue
        modules.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, has: (id) => modules.has(id) }
}
