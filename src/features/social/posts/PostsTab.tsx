import { styled } from '@mui/material/styles'
import { useSearchParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Post } from '#contract/social/social'
import { memberPaths, pathOf } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { EmptyState, Note, SkippedNote } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { usePostsQuery } from '../api/social'
import { AboutCard } from '../profile/AboutCard'
import { useLeftWords } from '../writing/edits'
import { Compose } from './Compose'
import { PostCard } from './PostCard'

/** What was posted, newest first; with `?post=` one of them alone. */
export function PostsTab() {
  const state = loadState(usePostsQuery())
  return (
    <Columns>
      <Main>
        <LoadArea state={state} skeleton={<SkeletonLines lines={3} lineHeight={220} />}>
          {({ posts, skippedRecords }) => (
            <>
              <SkippedNote count={skippedRecords} />
              <Posts posts={posts} />
            </>
          )}
        </LoadArea>
      </Main>
      <AboutCard />
    </Columns>
  )
}

function Posts({ posts }: { posts: readonly Post[] }) {
  const text = useText()
  useLeftWords(posts)
  const [search] = useSearchParams()
  const wanted = search.get('post')
  if (wanted !== null) {
    const post = posts.find(({ id }) => id === wanted)
    return (
      <>
        {post ? (
          <PostCard post={post} />
        ) : (
          <Note tone="warning">{text('social.post.missing')}</Note>
        )}
        <ButtonLink to={pathOf(memberPaths.socialProfileTab, 'posts')} variant="outlined">
          {text('social.post.all')}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <Compose />
      {posts.length === 0 && <EmptyState message={text('social.posts.none')} />}
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
}))

const Main = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })
