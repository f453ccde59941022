/** Where this domain's pages are, and the conversation with a person. */
export const contactsPaths = {
  cards: '/app/contact/c-card',
  list: '/app/contact/c-list',
  chat: (userId: string) => `/app/chat?user=${encodeURIComponent(userId)}`,
} as const
