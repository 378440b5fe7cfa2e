import { useState, type ReactNode } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { messages } from './messages.ts'
import { PageLanguage } from './page-language.tsx'

interface AccountLayoutProps {
  /** The document's title. */
  title: string
  slogan: string
  promise: string
  children: ReactNode
}

/** Shows the brand at the start and the form at the end. On narrow screens, the brand is a band above the form. */
export function AccountLayout({ title, slogan, promise, children }: AccountLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-surface lg:grid-cols-[minmax(26rem,0.86fr)_1fr] lg:grid-rows-1">
      <ScreenTitle of={[title]} />
      <aside
        aria-label="Lectern"
        className="flex flex-col overflow-hidden bg-[linear-gradient(160deg,oklch(0.36_0.088_250),oklch(0.285_0.062_256))] px-5 py-4.5 low:py-2 text-[oklch(0.98_0.005_85)] lg:sticky lg:top-0 lg:h-dvh lg:px-12 lg:py-10"
      >
        <BrandLogo />
        <img
          src="/brand.svg"
          alt={messages.brandPicture}
          width={620}
          height={430}
          className="my-auto hidden h-auto w-full max-w-155 self-start object-contain py-5 lg:block [@media(max-height:52rem)]:lg:min-h-0 [@media(max-height:52rem)]:lg:shrink"
        />
        <p className="hidden max-w-[13em] text-3xl leading-[1.14] font-bold tracking-[-0.022em] text-balance lg:block">
          {slogan}
        </p>
        <p className="mt-3 hidden max-w-[42ch] text-control text-[oklch(0.87_0.025_240)] lg:block">
          {promise}
        </p>
      </aside>
      <main className="grid grid-rows-[auto_1fr] px-5 pt-2.5 pb-7 low:pb-4 lg:px-10 lg:pt-4 lg:pb-8">
        <PageLanguage />
        <div className="grid place-items-center pt-4 low:pt-1.5">{children}</div>
      </main>
    </div>
  )
}

/** The logo as SVG, or as PNG if the SVG cannot be loaded. */
function BrandLogo() {
  const [source, setSource] = useState('/logo-on-brand.svg')
  return (
    <span className="inline-flex items-center gap-2.5">
      <img src={source} alt="" width={36} height={36} onError={() => setSource('/logo-on-brand.png')} />
      <span className="text-heading leading-none font-bold tracking-[-0.022em]">Lectern</span>
    </span>
  )
}
