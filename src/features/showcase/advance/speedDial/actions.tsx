import { PlusIcon } from '#ui/icons/actions'
import { ChatIcon, GiftIcon } from '#ui/icons/menu'

export const actions = [
  { name: 'New deposit', icon: <PlusIcon /> },
  { name: 'Use a code', icon: <GiftIcon /> },
  { name: 'Ask the admin', icon: <ChatIcon /> },
]
