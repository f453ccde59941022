import type { CachedResult } from '#api/cache/loadState'
import { api } from '#api/client/api'
import { type CacheDispatch, demoMutation, demoQuery } from '#api/client/demo'
import { broadcastInvalidation } from '#api/client/refetch'
import {
  type ChatFile,
  type ChatFilter,
  type ChatMessage,
  type ChatMessageChange,
  type ChatUser,
  type ChatUserChange,
  type ChatUsersAnswer,
  chatFileSchema,
  chatMessageSchema,
  chatMessagesSchema,
  chatPaths,
  chatUserSchema,
  chatUsersAnswerSchema,
  type MetChatUser,
  type NewChatMessage,
} from '#contract/chat/chat'
import { chatPath } from '#lib/paths/member'

const fileCall = (id: string) => ({
  path: chatPaths.file,
  schema: chatFileSchema,
  body: { id },
})

const insertCall = (body: NewChatMessage) => ({
  path: chatPaths.insert,
  schema: chatMessageSchema,
  body,
})

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    chatUsers: build.query<CachedResult<ChatUsersAnswer>, void>(
      demoQuery('Chat', () => ({ path: chatPaths.users, schema: chatUsersAnswerSchema })),
    ),
    /** A user by id; `me` is the current user. */
    chatUser: build.query<CachedResult<ChatUser>, string>(
      demoQuery('Chat', (id) => ({ path: chatPaths.user, schema: chatUserSchema, body: { id } })),
    ),
    /** The messages exchanged with a person, or the newest of them, oldest first. */
    chatMessages: build.query<CachedResult<ChatMessage[]>, ChatFilter>(
      demoQuery('Chat', (body) => ({ path: chatPaths.filter, schema: chatMessagesSchema, body })),
    ),
    /** Marks a person's messages as read, or changes the user's own online status. */
    modifyChatUser: build.mutation<ChatUser, ChatUserChange>(
      demoMutation(['Chat'], (body) => ({
        path: chatPaths.modifyUser,
        schema: chatUserSchema,
        body,
      })),
    ),
    /** Adds a person of another section to the chat users. */
    meetChatUser: build.mutation<ChatUser, MetChatUser>(
      demoMutation(['Chat'], (body) => ({
        path: chatPaths.meetUser,
        schema: chatUserSchema,
        body,
      })),
    ),
    /** Changes or deletes one of the user's own messages, or restores a deleted one. */
    changeChatMessage: build.mutation<ChatMessage, ChatMessageChange>(
      demoMutation(['Chat'], (body) => ({
        path: chatPaths.changeMessage,
        schema: chatMessageSchema,
        body,
      })),
    ),
    /** The picture of a message, which never changes. */
    chatPicture: build.query<CachedResult<ChatFile>, string>({
      ...demoQuery('Chat', fileCall),
      providesTags: [],
    }),
    /**
     * A mutation although it only reads: it runs when a person wants the file, and its answer is not cached.
     */
    chatFile: build.mutation<ChatFile, string>(demoMutation([], fileCall)),
    /** Safe to send again, because the client chooses the id. */
    insertChatMessage: build.mutation<ChatMessage, NewChatMessage>(
      demoMutation(['Chat'], insertCall),
    ),
    /**
     * Inserts one of many messages without loading anything again. Call {@link chatChanged} after the last
     * one.
     */
    insertOneOfMany: build.mutation<ChatMessage, NewChatMessage>(demoMutation([], insertCall)),
  }),
})

/** Invalidates the chat here and in the other tabs, after messages were inserted one by one. */
export const chatChanged = () => (dispatch: CacheDispatch) => {
  dispatch(chatApi.util.invalidateTags(['Chat']))
  broadcastInvalidation(['Chat'])
}

export const {
  useChatUsersQuery,
  useChatUserQuery,
  useChatMessagesQuery,
  useModifyChatUserMutation,
  useMeetChatUserMutation,
  useInsertChatMessageMutation,
  useInsertOneOfManyMutation,
  useChangeChatMessageMutation,
  useChatPictureQuery,
  useChatFileMutation,
} = chatApi

export interface Somebody {
  name: string
  avatar: string
  role?: string
}

/** Opens the conversation with a person of another section. The first press adds the person to the chat. */
export function useChatLink({ name, avatar, role }: Somebody) {
  const [meet] = useMeetChatUserMutation()
  // Each section numbers its people itself, so the name is the only id that all sections share.
  const id = `met ${name}`.slice(0, 100)
  const press = () => void meet({ id, name, avatar, role })
  // `onAuxClick` is for the middle button, which opens another tab.
  return { to: chatPath(id), onClick: press, onAuxClick: press }
}
