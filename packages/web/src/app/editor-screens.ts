import type { Format } from '@lectern/domain/courses/formats.ts'
import type { ComponentType } from 'react'

/** Loads the editor of each format. */
export const editorScreens: Readonly<Record<Format, () => Promise<ComponentType>>> = {
  slideshow: async () =>
    (await import('../features/slideshow-editor/screen/slideshow-editor-screen.tsx')).SlideshowEditorScreen,
  podcast: async () =>
    (await import('../features/podcast-editor/screen/podcast-editor-screen.tsx')).PodcastEditorScreen,
}
