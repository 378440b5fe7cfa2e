import { describe, expect, test } from 'vitest'
import { inSpokenForms } from './spoken-forms.ts'

describe('written forms', () => {
  test.each([
    [
      'Take 3 kg, 1 kg or 2.5 l at 25 °C.',
      'Take 3 kilograms, 1 kilogram or 2.5 liters at 25 degrees Celsius.',
    ],
    [
      'It moves at 5 km/h, then 9.8 m/s².',
      'It moves at 5 kilometers per hour, then 9.8 meters per second squared.',
    ],
    ['A room of 12 m² at 50 Hz uses 1 kWh.', 'A room of 12 square meters at 50 hertz uses 1 kilowatt hour.'],
    ['Some 40% of 1,200 people', 'Some 40 percent of 1,200 people'],
    ['From 1990–1995, pages 5 – 10', 'From 1990 to 1995, pages 5 to 10'],
    ['It is due on 2026-11-21.', 'It is due on November 21, 2026.'],
    ['It costs €5 or 3 £ and not $6.', 'It costs 5 euros or 3 British pounds and not $6.'],
    ['e.g. acids, i.e. donors, etc.', 'for example acids, that is donors, et cetera'],
    [
      'See Fig. 3, p. 12 and No. 4; no. Not p. of it.',
      'See Figure 3, page 12 and Number 4; no. Not p. of it.',
    ],
    ['Call `maxLength(x) >= min_size;` now', 'Call max Length x ≥ min size now'],
    ['H₂O and CO₂', 'H2O and CO2'],
  ])('%j is spoken as %j', (written, said) => {
    expect(inSpokenForms(written, 'en-US')).toBe(said)
  })

  test.each([
    [
      'de-DE',
      'z. B. 3 kg bei 25 °C, 5–10 %',
      'zum Beispiel 3 Kilogramm bei 25 Grad Celsius, 5 bis 10 Prozent',
    ],
    ['de-DE', 'am 2026-11-21 für 5 €', 'am 21. November 2026 für 5 Euro'],
    ['pl-PL', 'np. 5 kg i 2 kg', 'na przykład 5 kilogramów i 2 kilogramy'],
    ['fr-FR', '1 kg, p. ex. fig. 2', '1 kilogramme, par exemple figure 2'],
    ['ja-JP', '3 kg', '3 キログラム'],
    ['fi-FI', '5–10', '5–10'],
  ])('in %s %j is spoken as %j', (language, written, said) => {
    expect(inSpokenForms(written, language).replaceAll('\u00a0', ' ')).toBe(said)
  })

  test.each([
    'Model A3m, version 2.0.1, A4-5 m',
    'The 5 Ms and 3 houses',
    'Call 555-1234 or see 2026-13-45',
    'Sec. and Fig. alone, section m of 3',
    'It was 10:30, or 1/2 h',
  ])('keeps text unchanged that only looks similar: %j', (text) => {
    expect(inSpokenForms(text, 'en-GB')).toBe(text)
  })
})
