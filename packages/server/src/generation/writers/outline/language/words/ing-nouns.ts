/** English nouns and other words in '-ing' that are no participles: 'king', 'ceiling', 'during'. A pattern without its ends. */
export const ingNouns =
  'king|ring|thing|wing|spring|string|swing|sting|sling|ceiling|building|morning|evening|nothing|something|anything|everything|sibling|offspring|pudding|lightning|herring|earring|sterling|shilling|viking|inning|duckling|seedling|sapling|clothing|housing|wedding|painting|meeting|feeling|being|railing|lining|plumbing|wiring|farthing|darling|underling|gosling|hamstring|wellbeing|during|bring|sing|cling|fling|wring'
