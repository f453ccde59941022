import { styled } from '@mui/material/styles'
import { use } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { memberPaths, pathOf } from '#lib/paths/member'
import { pageCardGround } from '#ui/appearance/grounds'
import { useText } from '#ui/intl/useText'
import { LazyBoundary } from '#ui/load/LazyBoundary'
import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Page } from '#ui/page/Page'
import { PhoneBack } from '#ui/page/PageBar'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { PostsTab } from './posts/PostsTab'
import { ProfileBanner } from './profile/ProfileBanner'
import { TabStrip } from './profile/TabStrip'
import { isSocialTab, type SocialTab } from './socialTabs'

const tabs: Record<SocialTab, React.ComponentType> = {
  posts: PostsTab,
  follower: lazyWithPreload(() =>
    import('./people/FollowersTab').then((module) => module.FollowersTab),
  ),
  friends: lazyWithPreload(() => import('./people/FriendsTab').then((module) => module.FriendsTab)),
  gallery: lazyWithPreload(() =>
    import('./gallery/GalleryTab').then((module) => module.GalleryTab),
  ),
  'friend-request': lazyWithPreload(() =>
    import('./people/RequestsTab').then((module) => module.RequestsTab),
  ),
}

/** Social profile with posts, people and pictures; the address holds the tab. */
export function SocialProfilePage() {
  const text = useText()
  const isPhone = use(PhoneBack) !== null
  const { tab } = useParams()
  if (!isSocialTab(tab))
    return <Navigate to={pathOf(memberPaths.socialProfileTab, 'posts')} replace />
  const Tab = tabs[tab]
  return (
    <Page title={text(`social.title.${tab}`)} headingHidden={!isPhone}>
      <Banner>
        <ProfileBanner />
        <TabStrip current={tab} />
      </Banner>
      <LazyBoundary key={tab} fallback={<SkeletonLines lines={6} lineHeight={64} />}>
        <Tab />
      </LazyBoundary>
    </Page>
  )
}

const Banner = styled('div')(({ theme }) => ({
  marginBottom: 16,
  overflow: 'hidden',
  ...pageCardGround(theme),
}))
