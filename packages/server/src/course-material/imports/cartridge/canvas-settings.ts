import type { Outline } from './outline.ts'
import { childAt, childrenOf, textAt, type XmlElement } from './read-xml.ts'

/** Canvas' additions to the cartridges that it exports: more about the course than the standard supports. */
export const canvasPaths = {
  /** Present only in files that Canvas exported. */
  mark: 'course_settings/canvas_export.txt',
  settings: 'course_settings/course_settings.xml',
  modules: 'course_settings/module_meta.xml',
  pages: 'wiki_content/',
  files: 'web_resources/',
} as const

export interface CanvasSettings {
  readonly title: string | undefined
  readonly code: string | undefined
  readonly language: string | undefined
  /** Canvas' license code: `cc_by_sa`. */
  readonly license: string | undefined
}

export function readCanvasSettings(course: XmlElement | undefined): CanvasSettings {
  return {
    title: textAt(course, 'title'),
    code: textAt(course, 'course_code'),
    language: textAt(course, 'locale'),
    license: textAt(course, 'license'),
  }
}

/** The modules in order, including unpublished ones, with their pages. Other items are not teaching content. */
export function readCanvasModules(modules: XmlElement | undefined): Outline {
  return inOrder(childrenOf(modules, 'module')).map((module, index) => ({
    name: textAt(module, 'title') ?? `Module ${index + 1}`,
    items: inOrder(childrenOf(childAt(module, 'items'), 'item'))
      .filter((item) => textAt(item, 'content_type') === 'WikiPage')
      .map((item) => ({
        resource: textAt(item, 'identifierref') ?? '',
        title: textAt(item, 'title') ?? '',
      })),
  }))
}

/** Positions have gaps and may be missing. Items without a position come last, in their original order. */
function inOrder(elements: readonly XmlElement[]): XmlElement[] {
  const position = (element: XmlElement) => Number(textAt(element, 'position') ?? Infinity)
  return elements.filter(isThere).toSorted((a, b) => {
    const [first, second] = [position(a), position(b)]
    return first === second ? 0 : first - second
  })
}

function isThere(element: XmlElement): boolean {
  return textAt(element, 'workflow_state') !== 'deleted'
}
