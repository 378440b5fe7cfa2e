import type { Format } from '@lectern/domain/courses/formats.ts'
import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { languageName } from '@lectern/domain/voices/languages.ts'
import { FileText, Languages, Plus, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { sentenceOfProblem } from '../../messages/problems/problem-sentence.ts'
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../ui/overlays/menu.tsx'
import { inBackground } from '../../ui/in-background.ts'
import type { PageAddress } from '../document/editable-document.ts'
import { messages } from './messages.ts'
import { editorPath, type TranslationList, useRunningTranslations } from './translation-list.ts'

interface AlsoInMenuProps {
  page: PageAddress
  format: Format
  languages: TranslationList
  onTranslate: () => void
  /** Asks whether to delete the open translation. */
  onDelete: () => void
}

/** The languages of a document, among the facts about it: opens the others, and starts a translation. */
export function AlsoInMenu({ page, format, languages, onTranslate, onDelete }: AlsoInMenuProps) {
  const own = translatedPage(page.pageId)
  return (
    <span>
      <Menu
        trigger={
          <button
            type="button"
            className="inline-flex min-h-6 items-center gap-1 rounded-row text-brand-text hover:underline"
          >
            <Languages aria-hidden className="size-4 shrink-0" />
            {own ? messages.translationInto(languageName(own.language)) : messages.alsoIn}
          </button>
        }
      >
        <OtherLanguages page={page} format={format} languages={languages} />
        <MenuLine />
        <TranslateItem languages={languages} onTranslate={onTranslate} />
        {own && (
          <MenuItem icon={<Trash2 aria-hidden className="size-4" />} onSelect={onDelete}>
            {messages.deleteTranslation}
          </MenuItem>
        )}
      </Menu>
    </span>
  )
}

function OtherLanguages({ page, format, languages }: Omit<AlsoInMenuProps, 'onTranslate' | 'onDelete'>) {
  const navigate = useNavigate()
  const { list, failed } = languages
  const running = useRunningTranslations(page, format)
  const open = (pageId: string) => inBackground(navigate(editorPath(format, { ...page, pageId })))
  const others = list?.translations.filter(({ page_id: id }) => id !== page.pageId) ?? []
  const waiting = running.filter((language) => !list?.translations.some((one) => one.language === language))
  const isTranslation = list !== undefined && list.original.page_id !== page.pageId
  return (
    <MenuGroup note={failed && !list ? messages.notListed : messages.others[format]}>
      {isTranslation && list.original.exists && (
        <MenuItem
          icon={<FileText aria-hidden className="size-4" />}
          onSelect={() => open(list.original.page_id)}
        >
          {list.original.language === null
            ? messages.originalUnknown
            : messages.original(languageName(list.original.language))}
        </MenuItem>
      )}
      {others.map(({ language, page_id: id }) => (
        <MenuItem
          key={language}
          icon={<Languages aria-hidden className="size-4" />}
          onSelect={() => open(id)}
        >
          {languageName(language)}
        </MenuItem>
      ))}
      {waiting.map((language) => (
        <MenuItem
          key={language}
          icon={<Languages aria-hidden className="size-4" />}
          disabled
          onSelect={() => {}}
        >
          {messages.inProgress(languageName(language))}
        </MenuItem>
      ))}
    </MenuGroup>
  )
}

function TranslateItem({
  languages: { list },
  onTranslate,
}: Pick<AlsoInMenuProps, 'languages' | 'onTranslate'>) {
  const item = (
    <MenuItem
      icon={<Plus aria-hidden className="size-4" />}
      disabled={!canTranslate(list)}
      onSelect={onTranslate}
    >
      {messages.translateInto}
    </MenuItem>
  )
  return list?.problem ? <MenuGroup note={sentenceOfProblem(list.problem)}>{item}</MenuGroup> : item
}

/** Whether a translation can be started. */
export function canTranslate(list: TranslationList['list']): boolean {
  return list !== undefined && list.possible && list.original.exists
}
