import { createNarration } from '../audio/narration/create-narration.ts'
import { createSpeech } from '../audio/speech/narrator/create-speech.ts'
import { createWorkerPool } from '../audio/speech/workers/worker-pool.ts'
import { createVoices } from '../audio/voices/create-voices.ts'
import { createAnswerCaches } from '../generation/answer-cache/create-answer-caches.ts'
import { createWrittenPartsStore } from '../generation/written-parts/written-parts-store.ts'
import { createModelsLoader, createWriterLoader } from '../generation/models/load-writer.ts'
import { createDocumentLibrary } from '../documents/library/create-document-library.ts'
import type { ContentsByFormat } from '../documents/library/documents-by-format.ts'
import { createEpisodeStore } from '../documents/podcasts/episode/episode-store.ts'
import { createEpisodes } from '../documents/podcasts/episode/episodes.ts'
import { podcastFormat } from '../documents/podcasts/podcast-format.ts'
import { slideshowFormat } from '../documents/slideshows/slideshow-format.ts'
import { createSpending } from '../spending/create-spending.ts'
import type { Composition } from './composition.ts'
import type { Material } from './create-material.ts'

export type Speech = ReturnType<typeof createSpeaking>

/** Creates the narrator, and the threads in which it and others work on sound. */
export function createSpeaking({ config, logger, paths, substitutes }: Composition) {
  const pool = substitutes.pool ?? createWorkerPool()
  const narrator =
    substitutes.narrator ??
    createSpeech({
      model: config.speechModel,
      providers: config.voiceProviders,
      voicesFolder: config.voicesFolder,
      logger,
      pool,
      directory: paths.speech,
    })
  return { pool, narrator }
}

export type Writing = ReturnType<typeof createWriting>

/** Creates the writer with its models. Both are loaded when they are first used. */
export function createWriting({ config, database, logger, substitutes }: Composition) {
  const models = createModelsLoader(config.languageModels)
  const writing = createWriterLoader({ models, writer: substitutes.writer, logger })
  return {
    models,
    writing,
    answers: createAnswerCaches({ database, logger }),
    writtenParts: createWrittenPartsStore(database),
  }
}

export type Contents = Awaited<ReturnType<typeof createContents>>

/** Creates the stored documents of each format, with their audio. */
export async function createContents(parts: Composition & Speech & Material) {
  const { config, database, logger, narrator, pool, access } = parts
  const { attempts } = parts.accounts
  const { glossaries } = parts.glossary
  const { catalogue, store } = parts.media
  const narration = createNarration({ database })
  const library = createDocumentLibrary({ database, narration, access, glossaries, logger })
  const slideshows = await library.open(slideshowFormat)
  const podcasts = await library.open(podcastFormat)
  const contents: ContentsByFormat = { slideshow: slideshows, podcast: podcasts }
  const spending = createSpending({ database, budgets: config.budgets, logger })
  const voices = createVoices({ database, narrator, catalogue, glossaries, attempts, spending })
  const episodeStore = createEpisodeStore(database)
  const episodes = createEpisodes({ podcasts, slideshows, episodeStore, catalogue, store, pool })
  return { narration, library, slideshows, podcasts, contents, spending, voices, episodeStore, episodes }
}

export type Foundation = Composition & Speech & Material & Writing & Contents & { readonly shared: Shared }

/** Dependencies of most features. */
type Shared = ReturnType<typeof sharedBy>

export function sharedBy(parts: Composition & Speech & Material & Writing & Contents) {
  const { access, glossary, media, narrator, slideshows, podcasts, contents, writing, spending, logger } =
    parts
  const { catalogue } = media
  const { glossaries } = glossary
  return {
    access,
    narrator,
    catalogue,
    glossaries,
    slideshows,
    podcasts,
    contents,
    writer: writing.writer,
    spending,
    logger,
  }
}
