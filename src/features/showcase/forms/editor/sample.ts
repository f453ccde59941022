import type { JSONContent } from '@tiptap/react'

/** Initial content of the editor. */
export const sample: JSONContent = {
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 3 },
      content: [{ type: 'text', text: 'Songkran promotion' }],
    },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'From Monday to ' },
        { type: 'text', marks: [{ type: 'bold' }], text: 'Sunday' },
        { type: 'text', text: ' every deposit of 500.00 baht earns two spins of the wheel.' },
      ],
    },
  ],
}
