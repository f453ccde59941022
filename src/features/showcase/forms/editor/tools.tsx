import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { ListIcon } from '#ui/icons/actions'
import { numberedList, quote, redo, undo } from './icons'

/** A tool of the toolbar: its action, and whether it is active at the selection. */
export interface Tool {
  name: string
  /** Content of the button. */
  sign: ReactNode
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  can?: (editor: Editor) => boolean
}

export const tools: readonly Tool[] = [
  {
    name: 'Bold',
    sign: 'B',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    sign: <em>I</em>,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Underline',
    sign: <u>U</u>,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'Strike through',
    sign: <s>S</s>,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    name: 'Heading',
    sign: 'H',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'List',
    sign: <ListIcon size={20} />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    sign: numberedList,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    sign: quote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
    // The first line of a list item cannot be a quote.
    can: (editor) => editor.can().toggleBlockquote(),
  },
  {
    name: 'Undo',
    sign: undo,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    sign: redo,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
]
