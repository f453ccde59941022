import { styled } from '@mui/material/styles'
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
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

/** How an edited text looks. The library's own style sheet is off: the policy forbids such. */
export const RichText = styled(EditorContent)(({ theme }) => ({
  '& .ProseMirror': {
    minHeight: 160,
    padding: 16,
    borderRadius: theme.shape.borderRadius,
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror p': { margin: '0 0 8px' },
  '& .ProseMirror h3': { ...theme.typography.h4, margin: '12px 0 8px' },
  '& .ProseMirror a': { color: theme.palette.primary.readable },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror blockquote': {
    margin: '8px 0',
    paddingInlineStart: 12,
    borderInlineStart: `3px solid ${theme.palette.primary.main}`,
  },
  '& .ProseMirror-selectednode': { outline: `2px solid ${theme.palette.primary.main}` },
  '& .ProseMirror-hideselection *::selection': { backgroundColor: 'transparent' },
}))
