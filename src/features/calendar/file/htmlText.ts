/** Converts HTML descriptions of calendars to plain text. */

const blocks = 'p|div|h[1-6]|li|ul|ol|tr|table|blockquote|pre|section|article|header|footer'
const inline = 'a|b|i|u|em|strong|span|font|html|body|html-blob|td|th|small|sub|sup|s|code|hr|img'
const isTag = new RegExp(`</?(?:br|${blocks}|${inline})\\b[^<>]*>`, 'i')

/** @returns true if a text has tags that calendars write; “a < b” has none */
export function isHtml(text: string): boolean {
  return isTag.test(text)
}

interface HtmlOptions {
  /** Whether line breaks of the source are kept, as Google means them. */
  keepsLines: boolean
}

/** Text with line breaks for blocks, dashes for list items and the address after each link. */
export function htmlText(html: string, { keepsLines }: HtmlOptions): string {
  const source = html
    .replace(/<!--[\s\S]*?-->|<![^<>]*>/g, '')
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(keepsLines ? /[\t ]+/g : /\s+/g, ' ')
  return decoded(
    withLinks(source)
      .replace(/ *<br\s*\/?> */gi, '\n')
      .replace(/<li\b[^<>]*>/gi, '\n- ')
      .replace(new RegExp(`\\s*</?(?:${blocks})\\b[^<>]*>\\s*`, 'gi'), (tag) =>
        /^\s*<\/?p\b/i.test(tag) && tag.includes('</') ? '\n\n' : '\n',
      )
      .replace(new RegExp(isTag, 'gi'), ''),
  )
    .replace(/[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** `<a href="x">y</a>` as “y (x)”, or x if both are the same. */
function withLinks(html: string): string {
  return html.replace(
    /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))[^<>]*>([\s\S]*?)<\/a\s*>/gi,
    (_, ...[double, single, plain, label]: (string | undefined)[]) => {
      const address = (double ?? single ?? plain ?? '').trim()
      const words = (label ?? '').replace(new RegExp(isTag, 'gi'), '').trim()
      const short = address.replace(/^mailto:|\/$/gi, '')
      if (words === '' || words.replace(/\/$/, '') === short) return address
      return `${words} (${address})`
    },
  )
}

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    euro: '€',
    pound: '£',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
  }),
)

function decoded(text: string): string {
  return text
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,31});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return named.get(name) ?? letterOf(name) ?? whole
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
    })
    .replaceAll('\u00a0', ' ')
}

const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030a',
    cedil: '\u0327',
  }),
)

/** Decodes `eacute` and all other names of a letter with an accent. */
function letterOf(name: string): string | undefined {
  const [, letter = '', accent = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? []
  const mark = accents.get(accent)
  return mark === undefined ? undefined : (letter + mark).normalize()
}
