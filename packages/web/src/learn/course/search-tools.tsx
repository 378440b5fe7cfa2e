import { icon } from '../../slides/runtime/icons.tsx'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import type { PageLanguage } from '../page-language.ts'
import { messages } from './messages.ts'

const Search = icon('m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z')

/** The pages that a filter of the list shows. */
export const filters = ['all', 'toDo', 'recent'] as const
export type Filter = (typeof filters)[number]

/** Search and filters, which work with the script of the page. */
export function SearchTools({ language }: { language: PageLanguage }) {
  return (
    <search className="learn-tools learn-live" {...interfaceTextAttributes(language)}>
      <label>
        <Search />
        <span className="learn-hidden">{messages.search}</span>
        <input type="search" id="search" placeholder={messages.search} autoComplete="off" />
      </label>
      <fieldset aria-label={messages.show}>
        {filters.map((filter) => (
          <button key={filter} type="button" data-filter={filter} aria-pressed={filter === 'all'}>
            {messages[filter]}
          </button>
        ))}
      </fieldset>
      <output id="found" />
    </search>
  )
}
