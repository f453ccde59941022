import { memberPaths, pathOf } from '#lib/paths/member'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import type { FeatureRoutes } from '#ui/navigation/featureRoutes'

export const socialRoutes: FeatureRoutes = {
  texts: 'demo',
  names: {
    [pathOf(memberPaths.socialProfileTab, 'posts')]: 'shell.path.social.posts',
    [pathOf(memberPaths.socialProfileTab, 'follower')]: 'shell.path.social.follower',
    [pathOf(memberPaths.socialProfileTab, 'friends')]: 'shell.path.social.friends',
    [pathOf(memberPaths.socialProfileTab, 'gallery')]: 'shell.path.social.gallery',
    [pathOf(memberPaths.socialProfileTab, 'friend-request')]: 'shell.path.social.friend-request',
  },
  pages: [
    {
      path: memberPaths.socialProfileTab,
      Page: lazyWithPreload(() =>
        import('./SocialProfilePage').then((module) => module.SocialProfilePage),
      ),
      shape: { head: 260, blocks: [220, 220] },
    },
  ],
}
