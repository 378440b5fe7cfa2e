import type { Drawing } from './drawing.ts'
import { algebra } from './drawings/algebra.ts'
import { bread } from './drawings/bread.ts'
import { cells } from './drawings/cells.ts'
import { chemistry } from './drawings/chemistry.ts'
import { economics } from './drawings/economics.ts'
import { history } from './drawings/history.ts'
import { language } from './drawings/language.ts'
import { mind } from './drawings/mind.ts'
import { music } from './drawings/music.ts'
import { orbit } from './drawings/orbit.ts'
import { petals } from './drawings/petals.ts'
import { plant } from './drawings/plant.ts'
import { programming } from './drawings/programming.ts'
import { sea } from './drawings/sea.ts'
import { space } from './drawings/space.ts'
import { stack } from './drawings/stack.ts'
import { weather } from './drawings/weather.ts'

/** The pictures beside titles. If a title matches two subjects equally, the earlier one is drawn. */
export const drawings: Readonly<Record<string, Drawing>> = {
  weather,
  sea,
  plant,
  cells,
  bread,
  programming,
  algebra,
  economics,
  history,
  space,
  chemistry,
  music,
  mind,
  language,
  orbit,
  stack,
  petals,
}
