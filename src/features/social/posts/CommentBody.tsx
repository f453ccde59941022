import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/social/social'
import { LinkedText } from '#ui/display/LinkedText'
import type { Liked } from '../api/social'
import { Author } from './Author'
import { LikeButton } from './LikeButton'
import { sampleLanguage } from './sampleLanguage'

interface CommentBodyProps {
  profile: Reply['profile']
  data: Pick<Reply['data'], 'comment' | 'likes'>
  liked: Liked
  /** What else can be done with it. */
  children?: ReactNode
}

/** A comment or a reply: who, when, what, and whether one likes it. */
export function CommentBody({ profile, data, liked, children }: CommentBodyProps) {
  return (
    <>
      <Author profile={profile} />
      <Message {...sampleLanguage(profile, data.comment)}>
        <LinkedText>{data.comment}</LinkedText>
      </Message>
      <Actions>
        <LikeButton likes={data.likes} liked={liked} />
        {children}
      </Actions>
    </>
  )
}

const Message = styled('p')({
  margin: '6px 0 2px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

const Actions = styled('div')({ display: 'flex', gap: 4, marginInlineStart: -8 })
