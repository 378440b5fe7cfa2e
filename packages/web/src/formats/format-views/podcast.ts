import { podcastsApi } from '@lectern/domain/api/documents/podcasts.ts'
import { Headphones } from 'lucide-react'
import type { FormatView } from '../format-view.ts'

export const podcast: FormatView = { icon: Headphones, calls: podcastsApi, showsDuration: true }
