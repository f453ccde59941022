import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { SmileIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { OverlayPopover } from '#ui/overlay/OverlayPopover'
import { EmojiGrid } from './EmojiGrid'

/** Opens a small set of emoji. */
export function EmojiButton({ onChoose }: { onChoose: (emoji: string) => void }) {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  function choose(emoji: string): void {
    setAnchor(null)
    onChoose(emoji)
  }

  return (
    <>
      <IconButton
        aria-label={text('chat.emoji')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SmileIcon size={22} />
      </IconButton>
      <OverlayPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('chat.emoji') } }}
      >
        <EmojiGrid onChoose={choose} />
      </OverlayPopover>
    </>
  )
}
