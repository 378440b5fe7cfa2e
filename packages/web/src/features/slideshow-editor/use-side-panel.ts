import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusShareButton } from '../../sharing/share-button.tsx'
import { type DocumentStore, useOpenDocument } from '../../editing/document/document-store.ts'
import { useMediaQuery } from '../../editing/panels/use-media-query.ts'
import type { FieldName } from '../../slides/text/slide-editing.ts'
import { findContentField } from './inspector/content-fields.tsx'
import { focusThemeToggle } from './rail/slide-rail.tsx'

export type SidePanelName = 'slide' | 'theme' | 'voice' | 'share'

export type SidePanelState = ReturnType<typeof useSidePanel>

/** Returns the panel beside the slide, and whether the author records the slide. */
export function useSidePanel(store: DocumentStore<Slideshow>) {
  const wide = useMediaQuery('(min-width: 80rem)')
  const editing = useOpenDocument(store, ({ mode }) => mode === 'edit')
  const [panel, setPanel] = useState<SidePanelName>('slide')
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [wantedField, setWantedField] = useState<FieldName>()
  const [recording, setRecording] = useState(false)

  function open(next: SidePanelName, field?: FieldName): void {
    store.setMode('edit')
    setPanel(next)
    setDrawerOpen(!wide)
    setWantedField(field)
  }

  function openField(field: FieldName): void {
    flushSync(() => open('slide', field))
    findContentField(field)?.focus()
  }

  function close(): void {
    flushSync(() => {
      setPanel(recording && panel !== 'voice' ? 'voice' : 'slide')
      setDrawerOpen(false)
    })
    if (!wide && panel === 'theme') focusThemeToggle()
    if (panel === 'share') focusShareButton()
  }

  function startRecording(): void {
    setRecording(true)
    store.setMode('edit')
    setPanel('voice')
    // An open drawer would cover the recorder.
    setDrawerOpen(false)
  }

  function stopRecording(): void {
    setRecording(false)
    setPanel('slide')
    setDrawerOpen(false)
  }

  const themeOpen = panel === 'theme' && editing && (wide || drawerOpen)
  const shareOpen = panel === 'share' && editing && (wide || drawerOpen)
  const state = { panel, wide, editing, drawerOpen, wantedField, recording, themeOpen, shareOpen }
  return { ...state, open, openField, close, startRecording, stopRecording }
}
