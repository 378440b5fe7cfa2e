/** License codes of Canvas. */
const canvasLicenses: Readonly<Record<string, string>> = {
  private: 'Private (Copyrighted)',
  public_domain: 'Public Domain',
  cc_by: 'CC BY',
  cc_by_sa: 'CC BY-SA',
  cc_by_nd: 'CC BY-ND',
  cc_by_nc: 'CC BY-NC',
  cc_by_nc_sa: 'CC BY-NC-SA',
  cc_by_nc_nd: 'CC BY-NC-ND',
}

const mostLetters = 100

/**
 * The license that a course file declares, short enough for a label: from the rights in its manifest, which include
 * the version, or from Canvas' code.
 */
export function licenseOf(rights: string | undefined, canvas: string | undefined): string | undefined {
  const [, terms, version] =
    /creativecommons\.org\/licenses\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(rights ?? '') ?? []
  if (terms) return ['CC', terms.toUpperCase(), version].filter(Boolean).join(' ')
  const [, zero] = /creativecommons\.org\/publicdomain\/zero\/(\d\.\d)/i.exec(rights ?? '') ?? []
  if (zero) return `CC0 ${zero}`
  // Canvas appends the address of an explanation.
  const words = rights?.replace(/\s*-?\s*https?:\/\/\S+$/, '').trim()
  return words?.slice(0, mostLetters) || (canvas && canvasLicenses[canvas]) || undefined
}
