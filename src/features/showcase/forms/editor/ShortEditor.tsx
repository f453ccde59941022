import Paper from '@mui/material/Paper'
import { Toolbar } from './Toolbar'
import { tools } from './tools'
import { RichText, useRichText } from './useRichText'

const few = tools.filter(({ name }) => ['Bold', 'Italic', 'List', 'Undo'].includes(name))
const empty = { type: 'doc', content: [{ type: 'paragraph' }] }

/** An editor for replies: fewer tools, the same rules. */
export function ShortEditor() {
  const editor = useRichText({ label: 'Answer to the member', content: empty })
  if (editor === null) return null
  return (
    <Paper variant="outlined">
      <Toolbar editor={editor} tools={few} />
      <RichText editor={editor} />
    </Paper>
  )
}
