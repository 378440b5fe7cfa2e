import { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import { Presentation } from 'lucide-react'
import type { FormatView } from '../format-view.ts'

export const slideshow: FormatView = { icon: Presentation, calls: slideshowsApi, showsDuration: false }
