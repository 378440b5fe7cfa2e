export function SlidePreview() {
  return null
}
export function FullscreenPreview(_: { onClose: () => void }) {
  return null
}
