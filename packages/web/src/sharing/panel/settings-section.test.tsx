import type { Share } from '@lectern/domain/api/learners/shares.ts'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../slides/testing/render.tsx'
import { endOfDay } from './end-date.ts'
import { SettingsSection } from './settings-section.tsx'
import type { ShareSettings } from './use-settings.ts'

const share: Share = {
  share_id: '0b8f4a52-53a5-4a6e-9f0e-2f4b8f4f6a11',
  course_id: '7',
  page_id: 'tides',
  format: 'slideshow',
  url: 'https://lectern.example/learn/abc',
  embed_url: 'https://lectern.example/learn/abc?embed',
  embed_code: '',
  created_by: null,
  created_at: '2026-11-23T10:00:00Z',
  expires_at: endOfDay('2098-06-30'),
  downloads: false,
  embed_origins: [],
  published_revision: null,
  used_by_page: null,
}

/** The settings of a link that ends on 30 June 2098, and what they save. */
async function openSettings() {
  const saved: ShareSettings[] = []
  function Panel() {
    const [shown, setShown] = useState(share)
    const change = (settings: ShareSettings) => {
      saved.push(settings)
      setShown((before) => ({ ...before, ...settings }))
    }
    return <SettingsSection share={shown} onChange={change} />
  }
  const screen = await render(<Panel />)
  const field = screen.querySelector('input')
  if (!field) throw new Error('There is no field for the date.')
  await act(async () => field.focus())
  return {
    saved,
    field,
    button: () => [...screen.querySelectorAll('button')].find((one) => one.textContent === 'No end date'),
    /** Acts as a browser when the value of the field changes. An incomplete date is the empty value. */
    type: (value: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    press: (key: string) =>
      act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))),
  }
}

test('a date is typed digit by digit in one field, and saved when the field is left', async () => {
  const { field, saved, type } = await openSettings()
  await type('0002-06-30')
  await type('')
  await type('2099-06-30')
  expect(saved).toEqual([])
  expect(document.activeElement).toBe(field)
  await act(async () => field.blur())
  expect(saved).toEqual([{ expires_at: endOfDay('2099-06-30') }])
})

test('Enter saves the date and keeps the focus', async () => {
  const { field, saved, type, press } = await openSettings()
  await type('2099-06-30')
  await press('Enter')
  await act(async () => field.blur())
  expect(saved).toEqual([{ expires_at: endOfDay('2099-06-30') }])
  expect(field.isConnected).toBe(true)
  expect(field.value).toBe('2099-06-30')
})

test('an incomplete date and one in the past save nothing', async () => {
  const { field, saved, type, press } = await openSettings()
  await type('')
  await press('Enter')
  expect(field.value).toBe('2098-06-30')
  await type('2001-01-01')
  await act(async () => field.blur())
  expect(saved).toEqual([])
})

test('only the button removes the date, and the focus returns to the field', async () => {
  const { field, saved, button } = await openSettings()
  await act(async () => button()?.click())
  expect(saved).toEqual([{ expires_at: null }])
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(button()).toBeUndefined()
})
