import { ChatIcon } from '#ui/icons/ChatIcon'
import { GiftIcon } from '#ui/icons/GiftIcon'
import { PlusIcon } from '#ui/icons/PlusIcon'

export const actions = [
  { name: 'New deposit', icon: <PlusIcon /> },
  { name: 'Use a code', icon: <GiftIcon /> },
  { name: 'Ask the admin', icon: <ChatIcon /> },
]
