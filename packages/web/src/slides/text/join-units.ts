const units =
  '%|‰|°[CF]?|[€£¥$]|km|cm|mm|nm|m|kg|mg|g|t|kW|MW|GW|kWh|W|V|A|Hz|kHz|MHz|GHz|kB|MB|GB|TB|ml|l|ha|K|h|min|s'
const beforeUnit = new RegExp(String.raw`(?<=\d) (?=(?:${units})[²³]?(?![\p{L}\p{N}]))`, 'gu')

/** Keeps a number and its unit on one line ("50 %"), as in typeset text. The length of the text stays the same. */
export function joinUnits(text: string): string {
  return text.replace(beforeUnit, '\u00a0')
}
