import type { MouseEventHandler } from 'react'
import { ButtonLink } from '../form/BusyButton'
import { ChatIcon } from '../icons/menu'
import { useText } from '../intl/useText'

interface MessageLinkProps {
  /** Name of the other person. */
  name: string
  to: string
  onClick: MouseEventHandler
  onAuxClick: MouseEventHandler
}

/** Link to the conversation with a person; `useChatLink` provides the other three props. */
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
