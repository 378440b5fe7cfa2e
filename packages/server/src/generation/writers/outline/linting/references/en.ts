import type { ReferringWords } from './referring-words.ts'

const lead = String.raw`(?:(?:in|at|for|with|by|from|to|of|on|under|during|after|before|because of|despite|unlike|like|as|if|when|once|while|since|although|given|through|without|within|because|until|unless) )?`
const shell =
  'result|results|outcome|effect|consequence|problem|answer|solution|reason|difference|change|pattern|approach|situation|trend|practice|decision|argument|arrangement|process|method|technique|group|latter|former|researchers|authors|experiment|event'

export const en: ReferringWords = {
  openers: [
    new RegExp(
      String.raw`^${lead}(this|these|those|that|such|it|they|he|she|his|her|its|their|them|him)\b(?!-)`,
    ),
    /^(however|therefore|thus|hence|moreover|furthermore|also|then|so|but|and|or|yet|still|instead|otherwise|consequently|as a result|as a consequence|in addition|additionally|for example|for instance|in contrast|by contrast|on the other hand|on the one hand|similarly|likewise|nevertheless|nonetheless|meanwhile|afterwards?|in turn|in other words|that is|in short|second|third|secondly|thirdly|fourth|lastly|conversely|alternatively|accordingly|as such|as noted|after that|since then|at (?:that|the same) time|even so|if so|if not|yes(?=[,.])|no(?=[,.])|too|indeed|again|rather|here|nor|of course|for one thing|for another|to this end|by doing so|in doing so)(?:,| (?!of\b|one\b|matter\b|longer\b|two\b|person\b|organisms?\b|cells?\b|(?:stage|phase|step|part|half|form|type|law) of\b))/,
    /^(the (?:latter|former|same|second|third|others?|first of)|another|a similar|similar(?! to\b)|both|others|neither|either|other|one of (?:these|those|them)|(?:some|many|most|several|few|all|each|any|none) (?:of (?:these|those|them|this)|is|are|was|were|has|have|had|do|did|can|could|may|will|would))\b/,
    /^(?:if|unless|when|as|because|since|although|whether|while|where)\b[^.,(]{0,40}\b((?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|had)(?: not|n['’]t)?),/,
    // 'In the South, however, …', 'This problem, for example, …'
    /^[^,;]{2,90}, (however|therefore|for example|for instance|on the other hand|in turn|thus|moreover|in contrast|by contrast|consequently|though|too|as well)[,.]/,
    /^(the (?:final|last|next|second|third|fourth|fifth|other|remaining))\b(?! (?:of|to|century|world|war|language|law|half|generation|party|person|day|night|name|part|step in|stage of|phase of)\b)/,
    // 'The mechanism prevents this.'
    /^[^,;:]*(?:,[^,;:]*)?\b(?:prevent|do|does|did|doing|done|accomplish|achieve|cause|explain|because of|after|before|like|unlike|than|from|for|of|with|by)(?:s|es|ed|ing)? (this|these|that)(?= from\b|[.,;!?]|$)/,
    /^[^,;:]*\b(subsequently|instead)\b(?! of\b)/,
  ],
  harmless:
    /^(?:it (?:is|was|would be|can be|may be|has been|turns out|seems|appears|takes?|follows)\b[^.,]{0,60}\b(?:that|to|who|because|when|until)\b|those who\b|that (?:is|was) why\b(?!)|still (?:water|life|images?)\b|second (?:only|language|order|law)\b|so[- ]called\b|such as\b|too (?:much|many|little|few)\b|both (?!of\b|are\b|were\b|is\b|have\b|can\b|these\b|those\b)[^.]{1,80}\band\b|either [^.]{1,80}\bor\b|neither [^.]{1,80}\bnor\b|(?:other|another) than\b|if (?:it|they) (?:rains|snows)\b|and so on\b|her majesty\b)/,
  pointed:
    /^(?:(?!(?:and|or|but|that|which|who|where|when|because|so|while|if|these|those|this) )[\p{L}\p{N}'’-]+,? ){1,24}?(?:this|these|those(?! \p{L}+ing\b)) (?!section|chapter|module|page|unit|lesson|course|book|figure|table)(?:\p{L}+ (?=\p{L}{4}))?(?<noun>\p{L}{3,})(?![\p{L}-])(?![^.]*:)/u,
  known: new RegExp(
    String.raw`^(?:one of |as |in )?the (?:\p{L}+ )?(?<noun>${shell})\b(?! (?:of|that|for|in which|between|by which|to|is that|was that|from|on|with|used|called|known|in))`,
    'u',
  ),
}
