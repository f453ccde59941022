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
 * Only accepts pictures redrawn here: a pasted picture would be loaded from its server each time the text is
 * read.
 */
const Picture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="data:image/jpeg;base64,"]' }],
}).configure({ allowBase64: true })

/** The supported content. Everything else is dropped when pasting. */
export const extensions = [
  Document,
  // Tables are not supported: each row becomes a line.
  Paragraph.extend({
    parseHTML: () => [{ tag: 'p' }, { tag: 'tr', contentElement: withCellsApart }],
  }),
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  // The page itself uses the first two heading levels, so pasted headings start at level 3.
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

/** A row of a pasted table, with spaces so that its cells do not run together. */
function withCellsApart(row: Node): HTMLElement {
  const line = document.createElement('p')
  for (const cell of row.childNodes) {
    if (!(cell instanceof Element)) continue
    if (line.hasChildNodes()) line.append(' | ')
    line.append(...cell.childNodes)
  }
  return line
}

/** Allowed links: https, mail, telephone, or a page of this app. */
export function isSafeLink(address: string): boolean {
  if (ownPath(address) !== null || httpsAddress(address) !== null) return true
  return ['mailto:', 'tel:'].includes(parseUrl(address)?.protocol ?? '')
}
