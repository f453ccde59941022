import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import Image from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { httpsAddress, ownPath, parseUrl } from '#lib/address'

/**
 * Pictures that were drawn anew here, and no others: one that is pasted from elsewhere would be
 * fetched from there each time that the text is read.
 */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="data:image/jpeg;base64,"]' }],
}).configure({ allowBase64: true })

/** What a text may hold. All else is dropped from what is pasted: there is no place for it. */
export const extensions = [
  Document,
  // A table has no place: each of its rows is a line.
  Paragraph.extend({
    parseHTML: () => [{ tag: 'p' }, { tag: 'tr', contentElement: withCellsApart }],
  }),
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  // The page has the first two levels: what had one of them elsewhere begins a level below.
  Heading.extend({
    parseHTML: () => [
      ...['h1', 'h2', 'h3'].map((tag) => ({ tag, attrs: { level: 3 } })),
      ...['h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 4 } })),
    ],
  }).configure({ levels: [3, 4] }),
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  Picture,
  Link.configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: (address) => isSafeLink(address),
    HTMLAttributes: { rel: 'noopener noreferrer', target: null },
  }),
  UndoRedo,
]

/** A row of a table that is pasted, whose cells would run into one another. */
function withCellsApart(row: Node): HTMLElement {
  const line = document.createElement('p')
  for (const cell of row.childNodes) {
    if (!(cell instanceof Element)) continue
    if (line.hasChildNodes()) line.append(' | ')
    line.append(...cell.childNodes)
  }
  return line
}

/** Where a link of a text may lead: https, mail, telephone, or a page of this app. */
export function isSafeLink(address: string): boolean {
  if (ownPath(address) !== null || httpsAddress(address) !== null) return true
  return ['mailto:', 'tel:'].includes(parseUrl(address)?.protocol ?? '')
}
