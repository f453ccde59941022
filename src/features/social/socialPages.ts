/** The tabs of the social profile, as their addresses have them. */
export const socialTabs = ['posts', 'follower', 'friends', 'gallery', 'friend-request'] as const

export type SocialTab = (typeof socialTabs)[number]

export function isSocialTab(tab: unknown): tab is SocialTab {
  return socialTabs.some((known) => known === tab)
}

export const socialPages = {
  tab: (tab: SocialTab) => `/user/social-profile/${tab}`,
  /** One post, in front of the others. */
  post: (postId: string) => `/user/social-profile/posts?post=${encodeURIComponent(postId)}`,
  chat: '/app/chat',
} as const
