import { styled } from '@mui/material/styles'
import { EditorContent } from '@tiptap/react'

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
