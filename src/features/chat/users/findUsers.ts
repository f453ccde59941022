import type { ChatUser } from '#contract/chat/chat'
import { searchable, wordsOf } from '#lib/text/searchable'

/** Those of whom name, role, company or last message contains `wanted`; who wrote last comes first. */
export function findUsers(users: readonly ChatUser[], wanted: string): ChatUser[] {
  const words = wordsOf(wanted)
  return users
    .filter(({ name, role, company, lastMessage }) => {
      const haystack = searchable([name, role, company, lastMessage].join('\n'))
      return words.every((word) => haystack.includes(word))
    })
    .toSorted(
      (one, other) =>
        (other.lastMessageTime ?? 0) - (one.lastMessageTime ?? 0) ||
        one.name.localeCompare(other.name),
    )
}
