import { useQuery } from '@tanstack/react-query'
import type { QrPicture } from './qr-picture.ts'

/** The QR code of an address. Its code is loaded on demand. Undefined until then, and if it cannot be loaded. */
export function useQrCode(address: string): QrPicture | undefined {
  const { data } = useQuery({
    queryKey: ['qr code', address],
    queryFn: async () => (await import('./draw-qr-code.ts')).drawQrCode(address),
    staleTime: Infinity,
    networkMode: 'always',
  })
  return data
}
