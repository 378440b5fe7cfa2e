import { themeFromColors } from '@lectern/domain/theme/theme-from-colors.ts'
import { ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Section } from '../../../editing/panels/section.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { ColorWell } from '../../../ui/fields/color-well.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { leadingColors } from './leading-colors.ts'
import { useTheme } from './use-theme.ts'
import { messages } from './messages.ts'

/**
 * A theme in the colours of a school or a brand, chosen by the author or read from a logo. The logo stays in the
 * browser.
 */
export function BrandTheme() {
  const [theme, change] = useTheme()
  const [colors, setColors] = useState<readonly string[]>(['#1D5FB4', '#5AA2E6', '#F5A93B'])
  const [dark, setDark] = useState(false)
  const [failure, setFailure] = useState<string>()
  const file = useRef<HTMLInputElement>(null)

  async function readLogo(logo: File) {
    setFailure(undefined)
    try {
      const found = leadingColors(await pixelsOf(logo))
      if (found.length === 0) throw new Error('It is empty.')
      setColors(found)
      change(themeFromColors(found, theme, { dark }))
    } catch {
      setFailure(messages.unreadableLogo)
    }
  }

  return (
    <Section title={messages.brand} initiallyOpen={false} summary={messages.brandSummary}>
      <div className="grid grid-cols-3 gap-3">
        {colors.map((color, at) => (
          <ColorWell
            // A colour is identified by its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            label={messages.color(at + 1)}
            value={color}
            onChange={(next) => setColors(colors.map((one, other) => (other === at ? next : one)))}
          />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the Checkbox inside is the control */}
      <label className="inline-flex cursor-pointer items-center gap-2.5 text-sm">
        <Checkbox label={messages.darkGround} checked={dark} onChange={setDark} />
        {messages.darkGround}
      </label>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          look="soft"
          onClick={() => change(themeFromColors(colors, theme, { dark }), 'brand')}
        >
          {messages.applyColors}
        </Button>
        <Button
          size="small"
          icon={<ImageUp aria-hidden className="size-4" />}
          onClick={() => file.current?.click()}
        >
          {messages.chooseLogo}
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={messages.logo}
          onChange={(event) => {
            const [logo] = event.target.files ?? []
            event.target.value = ''
            if (logo) inBackground(readLogo(logo))
          }}
        />
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-xs font-medium text-danger-text">
          {failure}
        </p>
      )}
    </Section>
  )
}

/** The pixels of a scaled picture. Only its colours are needed. */
async function pixelsOf(picture: File): Promise<Uint8ClampedArray> {
  const url = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 96
    canvas.height = 96
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser draws no canvas.')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return context.getImageData(0, 0, canvas.width, canvas.height).data
  } finally {
    URL.revokeObjectURL(url)
  }
}
