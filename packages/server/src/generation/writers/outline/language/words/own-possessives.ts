/**
 * English possessives that mean the subject of their own sentence: 'The Olmec built aqueducts into their cities', 'Each cell
 * controls its volume'. 'Heavy floods ruined its roof' and 'Corn was the basis of their diet' need the sentence before: the
 * subject has another number.
 */

/** 'In 1562, …', 'When water boils, …': the subject comes after it. */
const opening =
  /^(?:in|on|at|by|during|after|before|since|until|under|over|with|without|from|for|through|throughout|among|across|because|although|though|while|when|once|if|as|like|unlike|despite|to)\s[^,;:]{2,60},\s/iu
const determiner =
  /^(?:the|an?|each|every|one|most|many|some|all|few|several|two|three|four|five|both|no|\d+)$/iu
const ofOne = /^(?:an?|each|every|one)$/iu
const ofMany = /^(?:most|many|some|all|few|several|two|three|four|five|both)$/iu
const adjective =
  /(?:al|ic|ous|ive|ed|ing|ern|ary|ent|ant|ful|less|able|ible|[^aeiou]y|est)$|^(?:large|small|great|new|old|young|rich|poor|high|low|long|short|early|late|wild|big|other|white|black|red|green|blue|warm|cold|hot|free|deep|thin|thick|hard|soft|strong|weak)$/iu
const pluralNoun =
  /^(?!news$|\p{L}+ics$)\p{L}{2,}(?:[^sui\W]s|es|ies)$|^(?:people|peoples|men|women|children|mice|bacteria|fungi|teeth|feet|fish|cattle|larvae|nuclei|mitochondria|algae)$/iu
/** Words that look like a subject, and point at the sentence before or are about the reader. */
const noSubject =
  /^(?:is|are|was|were|of|in|on|at|by|for|from|with|without|within|under|over|through|to|into|after|before|during|since|until|among|as|if|when|while|once|because|although|it|its|they|their|them|he|she|his|her|this|that|these|those|such|there|here|we|you|i|our|your|another|others?|both|either|neither|what|which|who|how|why|where|and|or|but|so|then|also|only|not|even|perhaps|often|usually)$/iu

type Number = 'one' | 'many'

/** Whether the subject of a sentence is one thing or several; undefined if it cannot be seen. */
function numberOfSubject(text: string): Number | undefined {
  const main = text.replace(opening, '')
  const words = main.match(/[\p{L}\p{N}’'-]+|[,;:.]/gu) ?? []
  const [first = ''] = words
  if (noSubject.test(first)) return undefined
  const hasDeterminer = determiner.test(first)
  let at = hasDeterminer ? 1 : 0
  // Within a sentence, a capital shows a name: 'Portugal' is no adjective.
  const isName = main !== text && /^\p{Lu}/u.test(first) && !hasDeterminer
  const mostBefore = isName ? 0 : 3
  while (at < mostBefore && adjective.test(words[at] ?? '') && !pluralNoun.test(words[at] ?? '')) at += 1
  const [noun = '', next = '', after = ''] = words.slice(at, at + 3)
  if (noun === '' || noSubject.test(noun)) return undefined
  // 'Spain and Portugal', 'The mill and the lock'
  if (next === 'and' && /\p{L}/u.test(after)) return 'many'
  if (ofMany.test(first) || pluralNoun.test(noun)) return ofOne.test(first) ? undefined : 'many'
  // 'The Olmec', 'The Inca people'
  if (/^the$/iu.test(first) && (/^\p{Lu}/u.test(noun) || /^peoples?$/u.test(next))) return 'many'
  return hasDeterminer || /^\p{Lu}/u.test(noun) ? 'one' : undefined
}

const possessive = { one: /\bits\b/gu, many: /\btheir\b/gu } satisfies Record<Number, RegExp>
/** The subject and its verb are before it. */
const afterWords = 2

/** The text in lower case, with '…' in the place of such possessives. */
export function withoutOwnPossessives(text: string): string {
  const low = text.toLowerCase()
  const number = numberOfSubject(text)
  if (number === undefined) return low
  return low.replaceAll(possessive[number], (word, at: number) =>
    low.slice(0, at).trim().split(/\s+/u).length > afterWords ? '…' : word,
  )
}
