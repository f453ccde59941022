import { styled } from '@mui/material/styles'
import { useSearchParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import type { Post } from '#contract/social/social'
import { memberPaths, pathOf } from '#lib/paths/member'
import { DescriptionList } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { EmptyState, Note, SkippedNote } from '#ui/state/Note'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useAddPostMutation, usePostsQuery } from '../api/social'
import { useLeftWords } from '../writing/edits'
import { newPost, usePictures } from '../writing/pictures'
import { useSendPost } from '../writing/useSendPost'
import { WriteField } from '../writing/WriteField'
import { PostCard } from './PostCard'

/** The posts, newest first; with `?post=`, only that post. */
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

/** Form for a new post: text, pictures, or both. */
function Compose() {
  const text = useText()
  const say = useSendPost()
  const [add] = useAddPostMutation()
  const pictures = usePictures(newPost)

  async function send(content: string): Promise<object | null> {
    const images = (await pictures.settled())?.images.map(({ img }) => img) ?? []
    const failure = await say('post', [content, ...images].join(), (id) =>
      add({ id, content, images }),
    )
    if (failure === null) pictures.reset()
    return failure
  }

  return (
    <SectionCard title={text('social.compose.title')}>
      <WriteField
        draft="post"
        label={text('social.compose.label')}
        submitLabel={text('social.compose.send')}
        lines={2}
        pictures={pictures}
        takesPageDrops
        onSend={send}
      />
    </SectionCard>
  )
}

/** Card about the author, beside the posts. Sample content is in English. */
function AboutCard() {
  const text = useText()
  return (
    <SectionCard title={text('social.profile.about')}>
      <p lang="en" dir="auto">
        I plan campaigns by the Thai calendar, long weekends included. Before that I ran a small
        bookshop near the river.
      </p>
      <DescriptionList
        items={[
          {
            label: text('social.profile.location'),
            value: <span lang="en">Bangkok, Thailand</span>,
          },
          { label: text('social.profile.work'), value: <span lang="en">Arcade</span> },
          { label: text('social.profile.languages'), value: 'ไทย, English' },
        ]}
      />
    </SectionCard>
  )
}
