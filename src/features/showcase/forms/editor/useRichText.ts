import { type Editor, type JSONContent, useEditor } from '@tiptap/react'
import { extensions } from './extensions'

interface RichTextOptions {
  label: string
  content: JSONContent
  onUpdate?: (editor: Editor) => void
}

/** An editor for a text with marks, lists, links and pictures. */
export function useRichText({ label, content, onUpdate }: RichTextOptions): Editor | null {
  return useEditor({
    extensions,
    content,
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: withoutHandlers,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
    },
    onUpdate: ({ editor }) => onUpdate?.(editor),
  })
}

/**
 * The schema has no place for event handlers, and the policy runs none; taken out before the text is
 * read, they are not even reported as tried.
 */
function withoutHandlers(html: string): string {
  return html.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
}
