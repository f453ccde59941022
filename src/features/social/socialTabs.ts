import { memberPaths, pathOf } from '#lib/paths/member'
/** The tabs of the social profile, as in their addresses. */
export const socialTabs = ['posts', 'follower', 'friends', 'gallery', 'friend-request'] as const

export type SocialTab = (typeof socialTabs)[number]

export function isSocialTab(tab: unknown): tab is SocialTab {
  return socialTabs.some((known) => known === tab)
}

/** Path that shows a single post. */
export function postPath(postId: string): string {
  return `${pathOf(memberPaths.socialProfileTab, 'posts')}?post=${encodeURIComponent(postId)}`
}
