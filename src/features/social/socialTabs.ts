import { memberPaths, pathOf } from '#lib/paths/member'
/** The tabs of the social profile, as their addresses have them. */
export const socialTabs = ['posts', 'follower', 'friends', 'gallery', 'friend-request'] as const

export type SocialTab = (typeof socialTabs)[number]

export function isSocialTab(tab: unknown): tab is SocialTab {
  return socialTabs.some((known) => known === tab)
}

/** One post, in front of the others. */
export function postPath(postId: string): string {
  return `${pathOf(memberPaths.socialProfileTab, 'posts')}?post=${encodeURIComponent(postId)}`
}
