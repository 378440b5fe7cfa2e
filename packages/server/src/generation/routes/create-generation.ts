import type { Circuits } from '../../course-material/courses/circuits.ts'
import type { Route } from '../../route.ts'
import { memoizeAsync } from '../../platform/runtime/memoize-async.ts'
import { askingRoutes } from '../asking/asking-routes.ts'
import { groundingRoutes } from '../grounding/grounding-routes.ts'
import { type RewritingRouteDependencies, rewritingRoutes } from '../rewriting/rewriting-routes.ts'
import { type GenerationRouteDependencies, generationRoutes } from './routes.ts'

type GenerationDependencies = Omit<GenerationRouteDependencies, 'estimates'> &
  RewritingRouteDependencies & { readonly circuits: Circuits }

/** Starts generations, estimates them, rewrites single parts, compares them with the page and answers questions about it. */
export function createGeneration(dependencies: GenerationDependencies): { readonly routes: Route[] } {
  const { access, circuits, writer, narrator, spending } = dependencies
  const loadEstimates = memoizeAsync(async () => {
    const [{ createEstimates }, loaded] = await Promise.all([import('../estimates/estimates.ts'), writer()])
    return createEstimates({ access, circuits, writer: loaded, narrator, spending })
  })
  const estimates = () => {
    // An estimate is requested when the dialog that starts work opens. Speech follows soon.
    narrator.warmUp()
    return loadEstimates()
  }
  return {
    routes: [
      ...generationRoutes({ ...dependencies, estimates }),
      ...rewritingRoutes(dependencies),
      ...askingRoutes(dependencies),
      ...groundingRoutes(dependencies),
    ],
  }
}
