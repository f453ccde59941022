/** Mail search, shared by handler and page, so that both find and highlight the same. */
import { isBuddhistYear, yearsAhead } from '#lib/buddhistYear'
import { searchable } from '#lib/text/searchable'
import { timeZone } from '#lib/time'
import { isOwnAddress, recipientsOf } from './address'
import { type StoredMail, scopesOf } from './mail'

type Searched = Pick<StoredMail, 'profile' | 'subject' | 'message' | 'attachments' | 'time'> &
  Parameters<typeof scopesOf>[0]

interface Term {
  field: string
  value: string
  /** True if the value must be missing: `-word`. */
  isNot: boolean
}

/** A value after an optional `from:`, `is:`…, in quotes if it has spaces; empty while still being typed. */
const termShape =
  /(-?)(?:(from|to|subject|is|has|in|label|after|before):\s*)?(?:"([^"]*)"?|(\S*))/gu

function termsOf(search: string): Term[] {
  const written = searchable(search)
  return [...written.matchAll(termShape)]
    .map(([, not, field = '', phrase, word = '']) => ({
      field,
      value: (phrase ?? word).trim(),
      isNot: not === '-',
    }))
    .filter(({ value }) => value !== '')
}

/** @returns the words and phrases that the found mails contain */
export function searchWords(search: string): string[] {
  return termsOf(search)
    .filter(({ field, isNot }) => !isNot && ['', 'from', 'to', 'subject'].includes(field))
    .map(({ value }) => value)
}

/**
 * Tests whether a mail is found: it contains each of the words, anywhere, and meets all other terms.
 *
 * @param labelNames names of the user-made labels, by id
 * @param zone time zone of the days
 */
export function searchTest(
  search: string,
  labelNames: ReadonlyMap<string, string>,
  zone?: string,
): (mail: Searched) => boolean {
  const terms = termsOf(search)
  const days = daysIn(zone)
  return (mail) => {
    const labels = mail.labelIds.flatMap((id) => labelNames.get(id) ?? [])
    return terms.every((term) => passes(mail, labels, days, term) !== term.isNot)
  }
}

function daysIn(zone = timeZone): Intl.DateTimeFormat {
  try {
    // The Swedish locale formats days as ISO does.
    return new Intl.DateTimeFormat('sv', { timeZone: zone })
  } catch {
    return daysIn()
  }
}

function passes(
  mail: Searched,
  labels: readonly string[],
  days: Intl.DateTimeFormat,
  { field, value }: Term,
): boolean {
  const { name, email, to, cc, bcc } = mail.profile
  const titles = mail.attachments.map(({ title }) => title)
  const has = (...texts: readonly string[]) => searchable(texts.join('\n')).includes(value)
  switch (field) {
    case 'from':
      return value === 'me' ? isOwnAddress(email) : has(name, email)
    case 'to':
      return value === 'me'
        ? recipientsOf([to, cc, bcc].join()).some(isOwnAddress)
        : has(to, cc, bcc)
    case 'subject':
      return has(mail.subject)
    case 'is':
      if (value === 'read' || value === 'unread') return mail.isRead === (value === 'read')
      return value === 'starred' || value === 'important' ? mail[value] : false
    case 'has':
      return value.startsWith('attachment') && mail.attachments.length > 0
    case 'label':
      return has(...labels)
    case 'in':
      return scopesOf(mail).some(
        (place) => place === value || (place === 'draft' && value === 'drafts'),
      )
    case 'after':
    case 'before':
      return passesDay(days.format(Date.parse(mail.time)), field, value)
    default:
      return has(name, email, to, cc, bcc, mail.subject, mail.message, ...titles)
  }
}

/**
 * `after` includes its day, `before` excludes it. The value is a day, month or year: `2026-11-20`,
 * `20/11/2026`, `2026/11`, each also with a Buddhist year. Text in another form finds nothing.
 */
function passesDay(day: string, field: 'after' | 'before', value: string): boolean {
  const [first = '', ...rest] = value.split(/[-/.]/)
  const [year = '', ...parts] =
    first.length <= 2 ? [rest.pop(), ...rest.toReversed(), first] : [first, ...rest]
  const wanted = [gregorianYear(year), ...parts.map((part) => part.padStart(2, '0'))].join('-')
  return /^\d{4}(-\d\d){0,2}$/.test(wanted) && day >= wanted === (field === 'after')
}

function gregorianYear(year: string): string {
  return isBuddhistYear(Number(year)) ? String(Number(year) - yearsAhead) : year
}
