import { type ComponentType, type ReactNode, useId } from 'react'
import { messages as spending } from '../../spending/messages.ts'
import { ScreenBesideCourses } from '../../ui/screen-beside-courses.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { LanguageModels } from './language-models.tsx'
import { messages } from './messages.ts'
import { PictureModels } from './picture-models.tsx'
import { UsedToday } from './used-today.tsx'

interface ModelSection {
  readonly title: string
  readonly about: string
  readonly Content: ComponentType
}

/** The sections of the page, in their order. */
const sections = (): readonly ModelSection[] => [
  { title: messages.languageModels, about: messages.aboutChain, Content: LanguageModels },
  { title: messages.pictureModels, about: messages.aboutPictureModels, Content: PictureModels },
  { title: spending.usedToday, about: spending.aboutUsedToday, Content: UsedToday },
]

/** The owner's page about models and voices. */
export function ModelsScreen({ badge }: { badge: ReactNode }) {
  return (
    <>
      <ScreenTitle of={[messages.title]} />
      <ScreenBesideCourses
        title={messages.title}
        linkToCourses={messages.linkToCourses}
        backToCourses={messages.backToCourses}
        badge={badge}
      >
        <div className="grid gap-9">
          {sections().map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
      </ScreenBesideCourses>
    </>
  )
}

function Section({ title, about, Content }: ModelSection) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-3.5 md:grid-cols-[15.5rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg leading-snug font-strong">
          {title}
        </h2>
        <p className="mt-1 text-sm text-pretty text-ink-2">{about}</p>
      </div>
      <div className="grid min-w-0 content-start gap-3.5">
        <Content />
      </div>
    </section>
  )
}
