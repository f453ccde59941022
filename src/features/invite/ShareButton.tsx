import Button from '@mui/material/Button'
import { useState } from 'react'
import { appName } from '#lib/environment'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'

interface Props {
  link: string
}

/** Hands the link to the device's own share sheet; absent where there is none. */
export function ShareButton({ link }: Props) {
  const text = useText()
  const [failed, setFailed] = useState(false)
  const share: Navigator['share'] | undefined = Reflect.get(navigator, 'share')
  if (share === undefined) return null

  async function open(): Promise<void> {
    try {
      await navigator.share({ title: text('invite.link.shareTitle', { app: appName }), url: link })
      setFailed(false)
    } catch (cause) {
      // To close the sheet is no failure.
      setFailed(!(cause instanceof DOMException && cause.name === 'AbortError'))
    }
  }

  return (
    <>
      <Button variant="contained" onClick={() => void open()}>
        {text('invite.link.share')}
      </Button>
      {failed && <Note tone="warning">{text('invite.link.shareFailed')}</Note>}
    </>
  )
}
