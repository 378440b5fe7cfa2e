import type { FurtherMessages } from '../language-messages.ts'
import { courses } from './courses.ts'
import { domain } from './domain.ts'
import { editing } from './editing.ts'
import { insights } from './insights.ts'
import { models } from './models.ts'
import { player } from './player.ts'
import { podcastEditor } from './podcast-editor.ts'
import { publishing } from './publishing.ts'
import { sharing } from './sharing.ts'
import { slideshowEditor } from './slideshow-editor.ts'
import { sound } from './sound.ts'
import { spending } from './spending.ts'

export const further: FurtherMessages = {
  ...courses,
  ...domain,
  ...editing,
  ...publishing,
  ...sharing,
  ...insights,
  ...models,
  ...podcastEditor,
  ...slideshowEditor,
  ...player,
  ...sound,
  ...spending,
}
