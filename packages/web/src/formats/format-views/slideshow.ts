import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import { Presentation } from 'lucide-react'
import type { FormatView } from '../format-view.ts'

export const slideshow: FormatView = { icon: Presentation, calls: slideshowsApi }
