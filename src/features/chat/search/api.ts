import type { CachedResult } from '#api/cache/loadState'
import { chatApi } from '#api/chat/chat'
import { demoQuery } from '#api/client/demo'
import { chatPaths, type FoundMessages, foundMessagesSchema } from '#contract/chat/chat'

interface Asked {
  search: string
  /** Maximum number of results. */
  limit: number
}

export const { useChatSearchQuery } = chatApi.injectEndpoints({
  endpoints: (build) => ({
    /** The messages with these words in any conversation, newest first. */
    chatSearch: build.query<CachedResult<FoundMessages>, Asked>(
      demoQuery('Chat', (body: Asked) => ({
        path: chatPaths.search,
        schema: foundMessagesSchema,
        body,
      })),
    ),
  }),
})
