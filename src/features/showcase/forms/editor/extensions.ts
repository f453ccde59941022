import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { Picture } from './picture'
import { isSafeLink } from './safeLink'

/** What a text may hold. All else is dropped from what is pasted: there is no place for it. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  // The page has the first two levels.
  Heading.configure({ levels: [3, 4] }),
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
