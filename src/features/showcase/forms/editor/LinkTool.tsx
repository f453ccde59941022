import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useId, useState } from 'react'
import { ShareIcon } from '../../../../ui/icons/ShareIcon'
import { isSafeLink } from './safeLink'
import { ToolButton } from './ToolButton'

/** Asks where the chosen words lead; an empty address takes the link away. */
export function LinkTool({ editor }: { editor: Editor }) {
  const titleId = useId()
  const [address, setAddress] = useState<string | null>(null)
  const isBad = address !== null && address !== '' && !isSafeLink(address)
  const close = () => setAddress(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (address === null || isBad) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else chain.setLink({ href: address }).run()
    close()
  }

  return (
    <>
      <ToolButton
        name="Link"
        isOn={editor.isActive('link')}
        onPress={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
      >
        <ShareIcon size={20} />
      </ToolButton>
      <Dialog
        open={address !== null}
        onClose={close}
        aria-labelledby={titleId}
        fullWidth
        maxWidth="xs"
      >
        <form noValidate onSubmit={submit}>
          <DialogTitle id={titleId}>Where does it lead?</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              margin="dense"
              label="Address"
              value={address ?? ''}
              onChange={(event) => setAddress(event.target.value.trim())}
              error={isBad}
              helperText={isBad ? 'Begin with https://, mailto:, tel: or /' : 'Empty: no link'}
              slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" variant="contained">
              Set the link
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
