import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { copyText } from '#ui/copy/copyText'
import { ShareIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { OverlayMenu } from '#ui/overlay/OverlayMenu'
import { openAlert } from '#ui/toast/toastSlice'
import { postPath } from '../socialTabs'
import { PlainAction } from './PlainAction'

interface ShareMenuProps {
  postId: string
  title: string
}

/** Menu to copy a link to the post, or to share it with another app if the device can. */
export function ShareMenu({ postId, title }: ShareMenuProps) {
  const text = useText()
  const dispatch = useDispatch()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const address = location.origin + postPath(postId)
  const canShare = 'share' in navigator

  async function copy(): Promise<void> {
    setAnchor(null)
    const message = (await copyText(address)) ? 'social.share.copied' : 'social.share.refused'
    dispatch(openAlert('info', text(message)))
  }

  async function share(): Promise<void> {
    setAnchor(null)
    try {
      await navigator.share({ title, url: address })
    } catch (cause) {
      // Closing without a choice is no failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) {
        console.warn('The post could not be shared', cause)
        dispatch(openAlert('info', text('social.share.refused')))
      }
    }
  }

  return (
    <>
      <PlainAction
        icon={<ShareIcon size={18} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('social.share')}
      </PlainAction>
      <OverlayMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void copy()}>{text('social.share.copy')}</MenuItem>
        {canShare && <MenuItem onClick={() => void share()}>{text('social.share.other')}</MenuItem>}
      </OverlayMenu>
    </>
  )
}
