/** Where this domain's pages lead to. */
export const usersLinks = { chat: '/app/chat' } as const
