import { chatPath } from '#lib/paths/member'
import { useMeetChatUserMutation } from './chat'

export interface Somebody {
  name: string
  avatar: string
  role?: string
}

/** Leads to the conversation with somebody of another section, whom the chat knows once it was pressed. */
export function useChatLink({ name, avatar, role }: Somebody) {
  const [meet] = useMeetChatUserMutation()
  // The sections number their people each for itself: by their name they are the same in all of them.
  const id = `met ${name}`.slice(0, 100)
  const press = () => void meet({ id, name, avatar, role })
  // The other one is the middle button, which opens another tab.
  return { to: chatPath(id), onClick: press, onAuxClick: press }
}
