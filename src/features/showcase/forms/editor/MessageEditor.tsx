import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { JSONContent } from '@tiptap/react'
import { useState } from 'react'
import { storedValue } from '#lib/storage/storedValue'
import { counted } from '../../demo/englishNumbers'
import { LinkTool } from './LinkTool'
import { PictureTool } from './PictureTool'
import { sample } from './sample'
import { Toolbar } from './Toolbar'
import { tools } from './tools'
import { RichText, useRichText } from './useRichText'

/** The stored draft. The editor itself drops what its schema does not support. */
export const draft = storedValue('showcase-editor-draft', (stored) =>
  isDocument(stored) ? stored : null,
)

function isDocument(value: unknown): value is JSONContent {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

/** An editor with all tools; the text is stored on this device. */
export function MessageEditor() {
  const [first] = useState(() => draft.get() ?? sample)
  const [html, setHtml] = useState('')
  const [words, setWords] = useState<number | null>(null)
  const [error, setError] = useState('')
  const editor = useRichText({
    label: 'Promotion text',
    content: first,
    onUpdate: (current) => {
      setHtml(current.getHTML())
      setWords(countWords(current.getText()))
      const isStored = draft.set(current.getJSON())
      setError(isStored ? '' : 'There is no room to keep this draft: it is lost with this page.')
    },
  })
  if (editor === null) return null

  function startOver() {
    editor?.commands.setContent(sample)
    draft.set(null)
  }

  return (
    <>
      <Paper variant="outlined">
        <Toolbar editor={editor} tools={tools}>
          <LinkTool editor={editor} />
          <PictureTool editor={editor} onError={setError} />
        </Toolbar>
        <RichText editor={editor} />
      </Paper>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <span>{counted(words ?? countWords(editor.getText()), 'word')}</span>
        <Button onClick={startOver}>Start over</Button>
      </Box>
      <Typography component="output" color="error" sx={{ display: 'block' }}>
        {error}
      </Typography>
      <Typography component="h3" variant="h5" sx={{ mt: 1 }}>
        What would be sent
      </Typography>
      <Box
        component="section"
        tabIndex={0}
        aria-label="HTML of the text"
        dir="ltr"
        sx={{ maxHeight: 160, overflow: 'auto', fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {html || editor.getHTML()}
      </Box>
    </>
  )
}

/**
 * Counts the words of a text. Thai and Chinese have no spaces between words, so the browser finds them
 * (Firefox since version 125; older versions only split at spaces).
 */
export function countWords(text: string): number {
  if (!Intl.Segmenter) return text.match(/\S+/g)?.length ?? 0
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  return [...words].filter(({ isWordLike }) => isWordLike).length
}
