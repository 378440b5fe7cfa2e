import type { WrittenSlide } from '@lectern/domain/api/rewriting.ts'
import { readBullets } from '@lectern/domain/slides/read-bullets.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { RewrittenSlide, SlideRewriting } from '../../../writer.ts'
import type { Material } from '../material.ts'
import { finish } from '../slideshow.ts'
import { type Ground, groundOf } from './ground.ts'
import { reshow } from './reshow.ts'
import { retell } from './retell.ts'
import { ofType, ownWords } from './retype.ts'
import { refusals } from './refusals.ts'
import { readWish } from './wish.ts'

/** A slide by a wish: first its type, then what it says. */
export async function rewriteSlide(material: Material, request: SlideRewriting): Promise<RewrittenSlide> {
  const { instruction, language } = request
  const wish = readWish(instruction, { of: 'slide', language, type: request.slideType })
  const warnings = [...wish.warnings]
  let slide: WrittenSlide = request.slide
  const take = (next: WrittenSlide | undefined, refusal: string): void => {
    if (next) slide = next
    else warnings.push(refusal)
  }
  const place = () => groundOf(material, { sources: slide.sources, text: textsOf(slide).join('\n') })
  let ground = await place()
  if (!ground) return { slide, warnings: warnings.length > 0 ? warnings : [refusals.nowhere] }
  if (wish.type && wish.type !== slide.slide_type) {
    take(await retyped(slide, wish.type, ground, request.images), refusals.type(slideTypes[wish.type].label))
    ground = (await place()) ?? ground
  }
  for (const direction of wish.directions) {
    request.signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- each wish goes on from what the one before made of the slide
    take(await turned(slide, direction, ground), refusals[direction])
  }
  return { slide, warnings }
}

/** What a slide says and shows, piece by piece. */
function textsOf({ content, audio_script }: WrittenSlide): readonly string[] {
  const shown = Object.values(content).flatMap((value) => (Array.isArray(value) ? readBullets(value) : value))
  return [audio_script, ...shown.filter((text) => typeof text === 'string')]
}

/** The slide's own words where the new type can show them, with the script as it is; else what the page gives for it. */
async function retyped(
  slide: WrittenSlide,
  type: SlideTypeId,
  ground: Ground,
  images: ReadonlyMap<string, string>,
): Promise<WrittenSlide | undefined> {
  const own = ownWords(slide, type, ground.material.page.language)
  if (own) return { ...slide, slide_type: type, content: own }
  const idea = ofType(type, ground, slide.sources, images)
  if (!idea) return undefined
  const made = await finish(idea, ground.material)
  const heading = slide.content['slide_title']
  const keeps = typeof heading === 'string' && heading.trim() !== '' && 'slide_title' in made.content
  return {
    ...made,
    content: { ...made.content, ...(keeps ? { slide_title: heading } : {}) },
    sources: [...made.sources],
  }
}

async function turned(
  slide: WrittenSlide,
  direction: Parameters<typeof retell>[1],
  ground: Ground,
): Promise<WrittenSlide | undefined> {
  const shown = reshow(slide, direction, ground)
  const telling = { text: slide.audio_script, sources: slide.sources }
  const told = await retell(telling, direction, ground, [slide.audio_script])
  if (!told && Object.keys(shown.content).length === 0) return undefined
  return {
    ...slide,
    content: { ...slide.content, ...shown.content },
    audio_script: told?.text ?? slide.audio_script,
    sources: [...new Set([...(told?.sources ?? slide.sources), ...shown.sources])],
  }
}
