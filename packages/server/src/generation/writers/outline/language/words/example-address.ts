/** A name of the domains that are reserved for examples (RFC 2606): it leads to no other page, and is a part of what is taught. */
const exampleAddress =
  /(?:https?:\/\/)?((?:[\w-]+\.)*example\.(?:com|net|org|edu))(?:\/[^\s)]*[^\s).,;:!?])?/giu

export function withoutExampleAddresses(text: string): string {
  return text.replace(exampleAddress, '')
}

/** The name in an address that is only an example: 'www.example.org' of 'https://www.example.org/a'. Undefined for other addresses. */
export function exampleNameIn(address: string): string | undefined {
  return [...address.matchAll(exampleAddress)][0]?.[1]
}
