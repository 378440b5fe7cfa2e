/** 'Used' and 'agreed', but not the nouns 'speed', 'bed' and 'hundred'. */
const participle =
  '(?!(?:\\p{L}*(?<!agr|fr|decr|guarant)eed|(?:river|sea|hot|flat)?bed|(?:water)?shed|sled|hundred|quadruped)(?!\\p{L}))\\p{L}+ed(?!\\p{L})'
/** 'Paid now, used later': what is done to the thing, without a noun. */
const startsWithParticiple = new RegExp(
  `^(?:${participle}|paid|sold|made|taken|given|held|kept|known|written|found|bought|sent|spent|grown|cut|built|set)(?:[,;]|\\s(?:now|later|first|by|in|to|for|from|when|at|on|with|as|before|after|without|and|or|only|once)\\b)`,
  'iu',
)
/** 'Ready for the oven', 'rich in iron': the state of a thing, without a noun. */
const startsWithAdjective =
  /^(?:ready|rich|poor|full|free|safe|fit|good|bad|better|worse|easy|hard|similar|equal|close|due|prone|resistant|suitable|useful|harmful|likely|unlikely|typical|common|visible|available|responsible|sensitive|dependent|independent)\s(?:for|in|to|from|with|of|on|at|than|when|if)\s/iu
/** Nouns for an act or a measure: 'the movement of water'. */
const ofAct =
  /(?:tion|sion|ment|(?<!subst|inst|entr|dist)ance|ence|ness|ity|ism|ing|ship|sis)$|^(?:export|import|transport|loss|use|study|science|amount|number|rate|process|act|state|sum|release|transfer|flow|growth|spread|rise|fall|practice|belief|idea|distance|speed|force|part|set|share|value|cost|time|place|point|science|work|exchange|cycle|branch|degree)$/
/** Nouns without a plural: 'fluid outside of cells'. */
const uncounted =
  /^(?:fluid|water|energy|matter|material|tissue|information|light|heat|money|land|software|data|evidence|behavior|behaviour|air|blood|food|power|trade|labor|labour|wealth|knowledge|transport|music|art)$/
/** Words after the noun of a definition. */
const afterNoun = new RegExp(
  `^(?:of|that|which|in|for|from|to|by|with|within|without|between|on|at|into|through|where|when|who|whose|whom|as|and|or|than|under|over|across|around|during|against|about|such|near|inside|outside|exterior|interior|whereby|per|not|is|are|has|have|can)$|^(?:.*[^\\p{L}])?${participle}[,;:]?$`,
  'u',
)
const prepositions =
  'of|that|which|who|whose|in|for|from|to|by|with|within|without|between|on|at|into|through|where|when|as|and|or|than|under|over|across|along|around|during|against|about|near|inside|outside|beyond|below|above|behind|beneath|beside|toward|towards|throughout|upon|via|per|not|such|like|off|down|up|before|after|until|since|but|are|was|were|has|have|can|may|both|including|given|made|held|known|written|found|taken|built|sold|paid|sent|born'
const opened =
  /^(?:an?|the|any|each|every|one|half|twice|some|all|two|three|several|many|this|these|that|when|how|what|when|where|whatever|anything|something|someone|people|either|both|most|how|not|no)\b/i
/** 'Spain’s war', 'Its capital', 'Queen Isabella': a noun that needs no article. */
const isKnown =
  /^(?:(?:\p{L}+\s){0,2}\p{Lu}\p{L}*(?:[’']s|s[’'])\s|(?:[Ii]ts|[Tt]heir|[Hh]is|[Hh]er|[Oo]ur|[Yy]our)\s)/u
const verbs =
  /^(?:describes|refers to|denotes|means|relates to|occurs|includes|measures|indicates|allows|states|says|happens|consists of|contains|involves|uses|occurring)\b/i
/** 'an active transport mechanism' is about a mechanism. */
const endsNoun =
  /^(?:[^\p{L}\s]|\s*$|\s[(“—–-]|\s(?:of|that|which|who|in|for|from|to|by|with|on|at|as|and|or|is|are|was|were|has|have|had|can|could|may|might|will|would|must|should|does|did|do|also|then|called|consists?|contains?|allows?|uses?|occurs?|moves?|into|through|across|between|because|when|where|while|if|than|but|so)(?!\p{L})|\s\p{L}+(?:s|ed)(?!\p{L}))/u
/** Before a noun without an article. */
const beforeName =
  'of|in|to|by|with|and|or|as|called|from|for|is|are|was|were|through|via|during|about|like|than|into'
/** Adjectives of peoples keep their capital. */
const ofPeople = /(?:ican|ncan|ian|oman|erman|anish|lish|ritish|wedish|utch|rench|reek|ese|pean|ztec|aya)$/u
/** 'Keeps the angles': a verb with its object. A noun in the plural is not followed by an article. */
const startsWithVerb =
  /^\p{L}{3,}s\s(?:an?|the|its|their|all|neither|both|only|each|every|some|any|one|two)\b|^keeps\b/iu
/** 'Is separated from the coast by a lagoon': a finite verb without its subject, which the label names. */
const startsWithFinite =
  /^(?:is|are|was|were|has|have|had|can|cannot|could|may|might|must|will|would|should|does|did)\s/iu
/** 'Each class gets the same number': a statement with a subject and a verb of its own, before any clause about it. */
const finite =
  /\s(?:is|are|was|were|has|have|had|can|could|may|must|will|would|should|do|does|did|gets?|gives?|takes?|lies?|makes?|shows?|stays?)(?:\s|$)/iu
const clause = /[,;:(]|\s(?:that|which|who|whom|whose|where|when|if|because|so|by|to)\s/iu
const isStatement = (meaning: string) =>
  /^(?:an?|the|each|every|all|no|some|most|many|few|half|twice|double|more|less|fewer|too)\s/iu.test(
    meaning,
  ) &&
  (finite.test(meaning.split(clause)[0] ?? '') ||
    hasVerbOfMotion.test(meaning) ||
    hasVerbInPast.test(meaning))
/** 'The dominant moves to the tonic': a noun, a verb, and where it leads. */
const hasVerbOfMotion =
  /^(?:an?|the|each)\s(?:\p{L}+\s){1,2}(?:moves|goes|comes|leads|runs|flows|falls|rises|turns|passes|returns|drops|climbs|travels|jumps|resolves|stops|ends|begins|starts)\s(?:to|on|from|into|up|down|off|back|toward)\s/iu
/** 'The breach caused the harm': a noun and a verb in the past before its object. 'The process called the Krebs cycle' is a noun. */
const hasVerbInPast =
  /^(?:an?|the|each|every|both)\s(?:[\p{L}-]+\s){1,3}?(?!(?:called|named|termed|dubbed|labell?ed|considered|deemed|need)\s)(?:\p{L}{2,}ed|made|took|became|began|built|gave|kept|brought|wrote|won|lost|sent|held|met|found|saw|sold|paid|thought|threw)\s(?:an?|the|its|their|his|her|no|all|each|every)\s/iu
/** 'Bone, tendon or muscle is exposed': a statement without an article. */
const isBareStatement = (meaning: string) =>
  /^(?:\p{L}+,\s)*\p{L}+(?:\s(?:and|or)\s\p{L}+)?\s(?:is|are|was|were|has|have|can|must|may)\s(?!no longer\b)/iu.test(
    meaning,
  )
/** 'Both partners benefit', 'one partner benefits and harms the other': a noun and a verb that agree. */
const isClauseOfFew = (meaning: string) =>
  /^(?:(?:both|two|all|most|some)\s\p{L}+[^s\W]s\s(?!\p{L}+(?:ed|ing|en|s)(?!\p{L}))\p{L}+|(?:one|each|either|neither)\s\p{L}+[^s\W]\s\p{L}+[^s\W]s)(?:$|[,.;]|\s(?:and|or|but|from|while)\s)/iu.test(
    meaning,
  )
/** 'Molecules move faster', 'firms raise their prices': a plural, a verb in the same form, and its object or manner. */
const isClauseOfPlural = (meaning: string) =>
  new RegExp(
    `^(?:\\p{L}+\\s)?(?!\\p{L}+(?:ss|us|is)\\s)\\p{L}{3,}s\\s(?!(?:${prepositions})\\s|${participle}|\\p{L}+(?:s|ing|ly)\\s)\\p{L}{3,}\\s(?:an?|the|its|their|all|more|less|most|\\p{L}{3,}er|\\p{L}{3,}ly)(?!\\p{L})`,
    'iu',
  ).test(meaning)
/** Plurals that name a kind of another noun: 'sports club', 'sales tax'. */
const pluralOfKind =
  'sports|sales|goods|arms|news|customs|savings|systems|economics|physics|always|perhaps|plus|less'
/** Verbs with the ending of an adjective: 'families want to buy'. */
const verbLikeAdjective =
  '(?:want|grant|plant|prevent|invent|represent|rent|consent|deal|heal|reveal|appeal|steal|seal|panic|mimic|live|give|drive|survive|arrive|receive|thrive|derive|strive|dive|enable|disable|vary|appear|hear|wear|bear|tear|fear)\\s'
const adjective = `(?!${verbLikeAdjective})\\p{L}+(?:able|ible|al|ic|ive|ous|ent|ant|ful|less|ary|ar)|able|necessary|similar|equal|close|free|rich|poor|common|due|prior|next|far|large|small|long|high|low|other|more|less|worth|unique|ready|parallel|alone`
const pluralWithAdjective = new RegExp(`^(?!\\p{L}+(?:ss|us|is)\\s)\\p{L}{3,}s\\s(?:${adjective})\\s`, 'iu')
/** 'Enzymes work fastest at 30 °C', 'plants grow in soil': a plural, a verb in the same form, and a preposition. 'Plants able to grow' is a noun. */
const isClauseBeforePreposition = (meaning: string) =>
  new RegExp(
    `^(?!(?:${pluralOfKind})\\s)(?!\\p{L}+(?:ss|us|is)\\s)\\p{L}{3,}s\\s(?!(?:${prepositions}|${adjective})\\s|${participle}|\\p{L}+(?:s|ing|ly)\\s)\\p{L}{3,}\\s(?:(?:fast|slow|b|hard|long|high|low|larg|great)est\\s|(?:well|worse|fast|hard|together|up|down|out|back|away)\\s)?(?:in|on|at|to|from|into|with|for|through|by|without|between|as|when|if|until|after|before)\\s`,
    'iu',
  ).test(meaning)
/** 'X, so they collide more often': a clause that a second one with a pronoun of its own follows. */
const hasSecondClause = (meaning: string) =>
  /^[^.;:]+,\s(?:so|but|yet)\s(?:it|they|we|you|he|she|there)\s/iu.test(meaning)
const isPlural = (word: string) => /[^su]s$/iu.test(word) && !/(?:ics|is)$/iu.test(word)

/** 'fast, the same for every germ', 'slow the first time': one word that no noun comes after. */
const startsWithQuality = /^(?!(?:an?|the|one|this|each|all|any|every)\s)\p{Ll}+(?:,\s(?:the|an?)\s|\sthe\s)/u

/**
 * 'A channel protein is a protein that has a pore.' of a term and a meaning without articles. `uses` are sentences of
 * the page: they show whether the term is countable. Undefined if the meaning is not a noun with what belongs to it.
 */
export function defineInEnglish(term: string, meaning: string, uses: readonly string[]): string | undefined {
  const own = meaning.replace(/^\((?:also|or)[^)]*\)\s*/iu, '').trim()
  // The meaning is already a sentence about the term.
  if (/^\p{Lu}/u.test(own) && /[.]$/u.test(own) && own.toLowerCase().includes(term.toLowerCase())) return own
  if (/^(?:in|if|with|at|on)\s[^,]*,/iu.test(own)) return undefined
  const article = articleOf(term, uses)
  if (verbs.test(own)) return `The term “${term}” ${lowered(own)}`
  if (startsWithParticiple.test(own) || startsWithAdjective.test(own) || startsWithQuality.test(own))
    return undefined
  if (statesClause(own) || startsWithVerb.test(own) || startsWithFinite.test(own)) return undefined
  if (/^(?:\p{L}+ing(?!\s(?:of|and|or)\s)|having|able|capable|to|of|full)\b/iu.test(own)) return undefined
  const last = term.split(/\s+/).at(-1) ?? ''
  const predicate =
    opened.test(own) || isKnown.test(own) ? lowered(own) : withArticle(lowered(own), last, article, uses)
  if (article === undefined || (/^(?:all|both|two|three|several|many)\s/iu.test(own) && !isPlural(last)))
    return `The term “${term}” means ${predicate}`
  const subject = article === '' ? term : `${article} ${term}`
  const arePlural = isPlural(last) || (article === '' && last.endsWith('s') && isPlural(nounOf(own).noun))
  return `${capitalised(subject)} ${arePlural ? 'are' : 'is'} ${predicate}`
}

/** 'Everyone knows who did it', 'we do not know the agent': not 'people who live in cities' and 'someone in debt'. */
const isClauseOfPronoun = (meaning: string) =>
  /^(?:we|you|they|he|she|it|(?:every|any|some|no\s)(?:one|body)|people)\s(?!(?:who|whom|whose|that|which|in|on|at|of|with|without|from|for|by|to|and|or|else|\p{L}+ing)\s)\p{L}+\s/iu.test(
    meaning,
  )

/** Whether the text after a label is a clause about it, no meaning: 'Each enzyme has an optimum', 'molecules move faster'. */
export function statesClause(meaning: string): boolean {
  return [
    isStatement,
    isBareStatement,
    isClauseOfPronoun,
    isClauseOfFew,
    isClauseOfPlural,
    isClauseBeforePreposition,
    hasSecondClause,
  ].some((states) => states(meaning.trim()))
}

/**
 * Whether a text is a noun with what belongs to it, and has no verb of its own: 'the diffusion of water', 'atoms with the same
 * number', not 'each cell divides'.
 */
export function namesThing(meaning: string): boolean {
  return (
    startsAsNoun.test(meaning.trim()) &&
    !startsWithFinite.test(meaning.trim()) &&
    !statesClause(meaning) &&
    !isClauseOfOne(meaning)
  )
}

/** An article, or a noun before a preposition or a clause about it. */
const startsAsNoun = new RegExp(
  `^(?:(?:an?|the|any|one of)\\s|(?!(?:${prepositions}|too|so|if|while|because|then|how|why|what)\\s)(?:\\p{L}[\\p{L}’'-]*\\s){1,3}(?:of|that|which|who|whose|with|without|where|from|for|between|by|to|in|on|at)\\s)`,
  'iu',
)

/** 'Each furrow becomes a channel': a noun in the singular, a verb that agrees, and its object. */
const isClauseOfOne = (meaning: string) =>
  new RegExp(
    `^(?:an?|the|each|every)\\s(?:(?!(?:${prepositions})\\s)\\p{L}+\\s){0,2}(?!(?:${prepositions})\\s)\\p{L}+[^s\\W]\\s\\p{L}+[^s\\W]s\\s(?:an?|the|its|their|all|more|less|most|no|each|every)\\s`,
    'iu',
  ).test(meaning.trim())

/** The article with which the page uses the term, empty if it uses none; undefined if its uses do not show that. */
function articleOf(term: string, uses: readonly string[]): string | undefined {
  const text = uses.join('\n').toLowerCase()
  const low = term.toLowerCase()
  if (isPlural(low)) return ''
  const rests = (words: string) =>
    ` ${text.replace(/\n/gu, ' ')}`
      .split(words)
      .slice(1)
      .filter((rest) => endsNoun.test(rest)).length
  if (rests(` a ${low}`) + rests(` an ${low}`) > 0) return indefinite(term)
  const all = rests(` ${low}`)
  if (all > 0 && rests(` the ${low}`) >= all / 2) return 'the'
  const bare = new RegExp(
    `(?:^|[.,;:(]\\s?|\\s(?:${beforeName})\\s)${low.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`,
    'mu',
  )
  return bare.test(text) ? '' : undefined
}

function withArticle(
  meaning: string,
  last: string,
  article: string | undefined,
  uses: readonly string[],
): string {
  const { noun, next } = nounOf(meaning)
  // 'Surge and tide together' has no article that fits both nouns.
  if (/^\p{L}+\s(?:and|or)\s/u.test(meaning)) return meaning
  // 'Plants able to grow on trees' is plural in its first word.
  const arePlural = isPlural(last) && isPlural(meaning.split(/\s/u)[0] ?? '')
  // 'Areas close to the sea'
  if (pluralWithAdjective.test(meaning)) return meaning
  if (noun === '' || arePlural || isPlural(noun) || uncounted.test(noun)) return meaning
  if (noun === last.toLowerCase() && uses.length > 0 && !article) return meaning
  if (ofAct.test(noun))
    return next === 'of' ? `the ${meaning}` : article ? `${indefinite(meaning)} ${meaning}` : meaning
  return `${indefinite(meaning)} ${meaning}`
}

/** The noun that a meaning is about, and the word after it. */
function nounOf(meaning: string): { readonly noun: string; readonly next: string | undefined } {
  const words = meaning.split(/\s+/)
  const end = words.findIndex(
    (word, at) => at > 0 && (afterNoun.test(word) || /[,;:]$/u.test(words[at - 1] ?? '')),
  )
  const ends = words.findIndex((word, at) => at > 0 && /\p{L}{3}ing$/u.test(word))
  const place = Math.min(...[end, ends].map((at) => (at < 0 ? words.length : at)))
  return {
    noun: (words[place - 1] ?? '').replace(/[^\p{L}]/gu, '').toLowerCase(),
    next: words[place]?.toLowerCase(),
  }
}

function indefinite(text: string): string {
  return /^(?:[aeio]|u(?!ni|se|ti|b))/iu.test(text) && !/^(?:eu|one\b)/iu.test(text) ? 'an' : 'a'
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A word of which only the first letter is a capital, before another plain word. */
function lowered(text: string): string {
  const [first = ''] = text.split(/[\s,]/u)
  const isPlain = /^\p{Lu}\p{Ll}*[\s,](?!\p{Lu})/u.test(text) && !ofPeople.test(first)
  return isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
