import { posix } from 'node:path'
import type { Outline, OutlineItem } from './outline.ts'
import { attributeOf, childAt, childrenOf, textAt, type XmlElement } from './read-xml.ts'

/** The content of an IMS manifest (Common Cartridge 1.0 to 1.3, including thin cartridges). */
export interface Manifest {
  readonly title: string | undefined
  readonly language: string | undefined
  readonly rights: string | undefined
  readonly outline: Outline
  readonly resources: readonly Resource[]
}

export interface Resource {
  readonly id: string
  /** `webcontent`, `imsdt_xmlv1p1`, …; versions vary. */
  readonly type: string
  /** Path in the archive. */
  readonly path: string
}

export function readManifest(manifest: XmlElement): Manifest {
  const lom = childAt(manifest, 'metadata', 'lom')
  const organization = childAt(manifest, 'organizations', 'organization')
  const general = childAt(lom, 'general')
  const rights = childAt(lom, 'rights')
  return {
    title: langString(general, 'title') ?? textAt(organization, 'title'),
    language: textAt(general, 'language') ?? attributeOf(manifest, 'lang'),
    rights: langString(rights, 'description'),
    outline: readOutline(topItems(organization)),
    resources: readResources(childAt(manifest, 'resources')),
  }
}

/** LOM stores texts by language: as `string` since 1.1, as `langstring` before. */
function langString(element: XmlElement | undefined, name: string): string | undefined {
  const text = childAt(element, name)
  return textAt(text, 'string') ?? textAt(text, 'langstring') ?? textAt(text)
}

/** The items that are the course's modules. Items that only wrap all others are skipped. */
function topItems(organization: XmlElement | undefined): readonly XmlElement[] {
  let items = childrenOf(organization, 'item')
  for (;;) {
    const [only, ...others] = items
    if (!only || others.length > 0 || attributeOf(only, 'identifierref')) return items
    const inside = childrenOf(only, 'item')
    const wrapsModules = inside.some((item) => childrenOf(item, 'item').length > 0)
    if (inside.length === 0 || (textAt(only, 'title') && !wrapsModules)) return items
    items = inside
  }
}

function readOutline(items: readonly XmlElement[]): Outline {
  return items.map((item, index) => {
    const isModule = childrenOf(item, 'item').length > 0
    return {
      name: isModule ? (textAt(item, 'title') ?? `Module ${index + 1}`) : null,
      items: itemsIn(item),
    }
  })
}

/** The page of an item, and those of all items below it. */
function itemsIn(item: XmlElement): OutlineItem[] {
  const resource = attributeOf(item, 'identifierref')
  const own = resource ? [{ resource, title: textAt(item, 'title') ?? '' }] : []
  return [...own, ...childrenOf(item, 'item').flatMap(itemsIn)]
}

function readResources(resources: XmlElement | undefined): Resource[] {
  return childrenOf(resources, 'resource').flatMap((resource) => {
    const href = attributeOf(resource, 'href') || attributeOf(childAt(resource, 'file'), 'href')
    if (!href) return []
    const base = posix.join(attributeOf(resources, 'base') ?? '', attributeOf(resource, 'base') ?? '')
    return [
      {
        id: attributeOf(resource, 'identifier') ?? '',
        type: (attributeOf(resource, 'type') ?? '').toLowerCase(),
        path: posix.join(base, href),
      },
    ]
  })
}
