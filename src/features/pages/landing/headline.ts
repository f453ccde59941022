/**
 * Headlines with lines of similar length. Chinese breaks at punctuation only. Thai breaks between words; the
 * catalogue joins the words of a phrase (U+2060) and marks breaks between phrases (U+200B).
 */
export const balancedHeadline = {
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&:lang(th)': { lineHeight: 1.4 },
  '&:lang(zh)': { wordBreak: 'keep-all' },
} as const
