import type { MouseEventHandler } from 'react'
import { ButtonLink } from '../form/BusyButton'
import { ChatIcon } from '../icons/menu'
import { useText } from '../intl/useText'

interface MessageLinkProps {
  /** The other person. */
  name: string
  to: string
  onClick: MouseEventHandler
  onAuxClick: MouseEventHandler
}

/** Leads to the conversation with a person; `useChatLink` makes the other three props. */
export function MessageLink({ name, ...link }: MessageLinkProps) {
  const text = useText()
  return (
    <ButtonLink
      {...link}
      variant="outlined"
      startIcon={<ChatIcon size={18} />}
      aria-label={text('demo.messageName', { name })}
    >
      {text('demo.message')}
    </ButtonLink>
  )
}
