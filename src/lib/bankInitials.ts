/** Short names of well-known Thai banks, with parts of their names in Thai and English, in lower case. */
const known: readonly (readonly [initials: string, ...parts: string[]])[] = [
  ['KB', 'กสิกร', 'kasikorn', 'kbank'],
  ['SCB', 'ไทยพาณิชย์', 'siam commercial', 'scb'],
  ['BBL', 'กรุงเทพ', 'bangkok bank', 'bbl'],
  ['KTB', 'กรุงไทย', 'krungthai', 'krung thai', 'ktb'],
  ['BAY', 'กรุงศรี', 'ayudhya', 'krungsri'],
  ['TTB', 'ทหารไทย', 'ธนชาต', 'thanachart', 'ttb'],
  ['GSB', 'ออมสิน', 'government savings', 'gsb'],
  ['BAAC', 'การเกษตร', 'agricultur', 'baac'],
  ['UOB', 'ยูโอบี', 'united overseas', 'uob'],
  ['CIMB', 'ซีไอเอ็มบี', 'cimb'],
  ['KKP', 'เกียรตินาคิน', 'kiatnakin', 'kkp'],
  ['GHB', 'อาคารสงเคราะห์', 'government housing', 'ghb'],
]

/**
 * One to four letters for a bank, by its name in Thai or English. An unknown bank has the first letters of its
 * words, or the first Thai consonant.
 */
export function bankInitials(name: string): string {
  const lower = name.toLowerCase()
  const bank = known.find(([, ...parts]) => parts.some((part) => lower.includes(part)))
  if (bank !== undefined) return bank[0]
  const own = name.replace(/ธนาคาร|\bbank( of)?\b/gi, ' ')
  const words = own.match(/\p{Script=Latin}+/gu) ?? []
  if (words.length > 0) return words.slice(0, 3).map(firstLetter).join('')
  return own.match(/[ก-ฮ]/)?.[0] ?? own.trim().match(/[\p{L}\p{N}]/u)?.[0] ?? ''
}

function firstLetter(word: string): string {
  return word.slice(0, 1).toUpperCase()
}
