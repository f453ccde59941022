import { styled } from '@mui/material/styles'
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { extensions } from './extensions'

interface RichTextOptions {
  label: string
  content: JSONContent
  onUpdate?: (editor: Editor) => void
}

/** Editor for text with formats, lists, links and pictures. */
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
 * Removes event handlers before parsing. The schema drops them and the content security policy blocks them,
 * but the browser would report a violation.
 */
function withoutHandlers(html: string): string {
  return html.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '')
}

/**
 * Styles of edited text. The library's own style sheet is off, because the content security policy forbids
 * it.
 */
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
