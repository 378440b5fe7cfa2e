import { registerHooks } from 'node:module'

/**
 * Loads Drizzle faster, by 0.5 s and 120 MB. Node 24 parses the nearest package.json again for every module that it loads
 * (`getPackageScopeConfig`), and Drizzle's has 180 kB and a hundred modules. Its relative imports do not need it. To be
 * imported before anything that imports Drizzle.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isDrizzles = context.parentURL?.includes('/node_modules/drizzle-orm/') ?? false
    if (!isDrizzles || !/^\..*\.js$/.test(specifier)) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
