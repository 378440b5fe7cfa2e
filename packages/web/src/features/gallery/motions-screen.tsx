import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { themes } from '@lectern/domain/theme/themes.ts'
import { Motions } from './motions.tsx'
import { contents, sampleSlides } from './samples.ts'

/**
 * For developers of motion: each motion at any moment, at `/gallery/motions?theme=…&content=…&from=…&to=…`. `from` and `to` are
 * types of slides. It is not in the product.
 */
export function MotionsScreen() {
  const [search] = useSearchParams()
  const wanted = (name: string, otherwise: string) => search.get(name) ?? otherwise
  const { theme } =
    Object.values(themes).find(({ id }) => id === wanted('theme', '')) ?? themes['educational-blue']
  const [name] = Object.entries(contents).find(([id]) => id === wanted('content', '')) ?? ['typical' as const]
  const [leaving, entering] = [wanted('from', 'text'), wanted('to', 'bullets')]
  const slides = useMemo(() => {
    const samples = sampleSlides(name as keyof typeof contents)
    const ofType = (type: string) => samples.find(({ slide_type }) => slide_type === type)
    const [from, to] = [ofType(leaving), ofType(entering)]
    return from && to && ([from, { ...to, key: 'next' }] as const)
  }, [name, leaving, entering])
  return (
    <main style={{ padding: 24 }}>
      <h1>Motion</h1>
      {slides && (
        <Motions slides={slides} theme={theme} language={contents[name as keyof typeof contents].language} />
      )}
    </main>
  )
}
